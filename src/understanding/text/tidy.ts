// Compatibility forms grow (one ligature is up to 18 letters), so the raw text is cut well before the tidy one.
const rawPerTidy = 4;

/**
 * One spelling of every character: no control or invisible ones, straight quotes and dashes, full-width letters as
 * plain ones, single spaces. Upper and lower case stay, for the writing of names.
 */
export function tidy(text: string, longest: number): string {
  const one = text
    .slice(0, longest * rawPerTidy)
    .toWellFormed()
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .normalize("NFKC")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return one.slice(0, longest).toWellFormed().trim();
}
