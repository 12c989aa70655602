import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { footer, header } from "./messages.ts";

// Apart from messages.ts, which the landing page's own script holds: that page is English.

/** The header as visitors' pages have it. */
export type HeaderWords = Translation<typeof header>;
export const headerWords = bilingual("header", header);

/** The footer as visitors' pages have it. */
export type FooterWords = Translation<typeof footer>;
export const footerWords = bilingual("footer", footer);
