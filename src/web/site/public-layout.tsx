import { useEffect, useMemo, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { firstLanguage, type Language } from "#domain/kernel/language.ts";
import { session } from "#web/account/session.ts";
import { type Speaking, SpeakingContext, useWords } from "#web/language/use-words.ts";
import { isOfVisitors } from "#web/language/wish.ts";
import { writtenIn } from "#web/language/written.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { headerWords } from "./visitor-words.ts";

/** Header, main content and footer of every public page. */
export default function PublicLayout() {
  useEffect(() => void session.start(), []);
  const { pathname } = useLocation();
  // On return from the dashboard the document is the same one, which may have been rendered in Spanish for a visitor;
  // pages that are not for visitors must be in English anyway.
  const [language, speak] = useState<Language>(() =>
    isOfVisitors(pathname) ? writtenIn() : firstLanguage,
  );
  const speaking = useMemo<Speaking>(() => [language, speak], [language]);
  return (
    <SpeakingContext value={speaking}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <SiteFooter />
      </div>
    </SpeakingContext>
  );
}

function SkipLink() {
  const { skip } = useWords(headerWords);
  return (
    <a href="#main" className="skip-link">
      {skip}
    </a>
  );
}
