// The pages can be read without this script. It remembers the scheme, searches the index, and copies source.
"use strict";

const storage = (() => {
  try { return window.localStorage; } catch { return null; }
})();

function rememberScheme() {
  const choices = document.querySelectorAll('[name="scheme"]');
  const known = storage?.getItem("scheme");
  for (const choice of choices) {
    if (known) choice.checked = choice.value === known;
    choice.addEventListener("change", () => storage?.setItem("scheme", choice.value));
  }
}

function searchIndex() {
  const found = document.getElementById("search-result");
  if (!found) return;
  const search = document.getElementById("site-search");
  const tags = document.querySelectorAll('[name="tag"]');
  const items = document.querySelectorAll(".card, .components > li");
  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const tag = [...tags].find((choice) => choice.checked)?.value ?? "";
    const has = (item) =>
      words.every((word) => item.dataset.words.includes(word)) && (!tag || (item.dataset.tags ?? "").split(" ").includes(tag));
    let count = 0;
    for (const item of items) {
      const isFound = has(item);
      let samples = 0;
      for (const sample of item.querySelectorAll(".samples > li")) {
        sample.hidden = !isFound && !has(sample);
        if (!sample.hidden) samples += 1;
      }
      item.hidden = !isFound && samples === 0;
      if (!item.hidden) count += 1;
    }
    for (const group of document.querySelectorAll(".group")) {
      group.hidden = !group.querySelector(".card:not([hidden]), .components > li:not([hidden])");
    }
    const isFiltered = words.length > 0 || tag;
    found.textContent = !isFiltered ? "" : count === 0 ? "Nothing found" : `${count} found`;
  };
  search.value = new URLSearchParams(location.search).get("q") ?? "";
  search.addEventListener("input", filter);
  search.form.addEventListener("submit", (event) => event.preventDefault());
  for (const choice of tags) choice.addEventListener("change", filter);
  filter();
}

function copySource() {
  if (!navigator.clipboard) return;
  for (const source of document.querySelectorAll(".view pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", `Copy the ${source.getAttribute("aria-label")}`);
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(source.textContent);
        button.textContent = "Copied";
      } catch {
        button.textContent = "Not copied";
      }
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
    source.after(button);
  }
}

rememberScheme();
searchIndex();
copySource();
