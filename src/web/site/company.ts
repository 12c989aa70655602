/** A setting that the server wrote into the page; empty if it is not set. */
function written(name: "company" | "contactEmail"): string {
  const text = document.documentElement.dataset[name] ?? "";
  // In development nobody fills the placeholder.
  return text.startsWith("%") ? "" : text;
}

/** Whose product this is, with the address; empty if it is not set. */
export const writtenCompany = (): string => written("company");
/** Where visitors can write to; empty if it is not set. */
export const writtenContactEmail = (): string => written("contactEmail");
