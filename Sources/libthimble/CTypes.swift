// The types of the exported functions. Pointers cross as addresses: Swift does not let pointers pass to the main actor, and
// each function checks first that it is called there. The generator of the header replaces the names by those of C.

/// A borrowed instance of a class, not NULL.
public typealias Instance<Class> = UInt
/// A borrowed instance of a class, or NULL.
public typealias InstanceOrNull<Class> = UInt
/// A new instance, with a floating reference.
public typealias NewInstance<Class> = UInt
/// A new instance of a class that is no widget, with a reference that the caller owns.
public typealias NewObject<Class> = UInt
/// A borrowed text in UTF-8, not NULL.
public typealias Text = UInt
/// A borrowed text in UTF-8, or NULL.
public typealias TextOrNull = UInt
/// A new text in UTF-8, which the caller frees with `g_free`.
public typealias NewText = UInt
/// A new text in UTF-8, or NULL.
public typealias NewTextOrNull = UInt
/// A borrowed array of texts in UTF-8, with NULL at its end, or NULL for none.
public typealias Texts = UInt
/// A text that lives as long as the library.
public typealias StaticText = UInt
/// The name of a file in the encoding of the file system, not NULL.
public typealias FileName = UInt
/// The name of a file in the encoding of the file system, or NULL.
public typealias FileNameOrNull = UInt
/// A borrowed `GError`, not NULL.
public typealias BorrowedError = UInt
/// The place for a new `GError`, or NULL.
public typealias ErrorPlace = UInt
/// A `gboolean`.
public typealias Truth = Int32
/// A number of one of the kit's enumerations.
public typealias Number<Enumeration> = Int32
/// A `GType`.
public typealias TypeID = UInt
/// A `GQuark`.
public typealias Quark = UInt32
