import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { footer, header } from "./messages.ts";

// Separate from messages.ts, which the English landing page's script bundles.

/** The header of visitors' pages. */
export type HeaderWords = Translation<typeof header>;
export const headerWords = bilingual("header", header);

/** The footer of visitors' pages. */
export type FooterWords = Translation<typeof footer>;
export const footerWords = bilingual("footer", footer);
