import Foundation
import ThimbleTesting

// A test that crashes: it starts an application on a desktop, prints the folder of the desktop's files, and is killed.
let app = try await TestApplication.launch("PlainGtkApp", patience: Patience(.seconds(30)))
print(app.session.environment["XDG_RUNTIME_DIR"] ?? "")
fflush(nil)
kill(getpid(), SIGKILL)
