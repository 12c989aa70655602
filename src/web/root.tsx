import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { AuthProvider } from "#web/account/auth-provider.tsx";
import { spanishComesBy } from "#web/language/bilingual.ts";
import { useFailedWords } from "#web/language/failed-words.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { repeatEarlyPress } from "#web/shell/start/early-press.ts";
import { entryKey } from "#web/ui/entry-key.ts";
import "#web/ui/app.css";
import "#web/site/site.css";
import "#web/site/landing.css";
import { FailedPage } from "#web/ui/failed-page.tsx";
import { showToast, startToasts, takeHandedOverToast } from "#web/ui/toast/toast.ts";
import { whenIdle } from "#web/ui/when-idle.ts";

// Words of rooms that no room below sees together; only who reads Spanish loads them.
spanishComesBy(() => import("#web/shell/spanish-words.ts"));

/** Every page hangs below here. A toast handed over by the page before is shown first. */
export function Root() {
  useEffect(() => {
    startToasts();
    // Until it has come, toasts lie where they usually do.
    void whenIdle()
      .then(() => import("#web/ui/toast/toast-place.ts"))
      .then(({ keepClear }) => startToasts(keepClear))
      .catch(() => undefined);
    const toast = takeHandedOverToast();
    if (toast) showToast(toast);
    repeatEarlyPress();
  }, []);
  return (
    <AuthProvider>
      <PageHead />
      <Outlet />
      {/* Behind the page, which must be as high as it will be before it can be put where it was left. */}
      <ScrollRestoration getKey={entryKey} />
    </AuthProvider>
  );
}

/** Shown when a page fails: the router has logged the error. */
export function Failed() {
  return (
    <>
      <title>Hearthline</title>
      <FailedPage words={useFailedWords()} />
    </>
  );
}
