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
import { takeHandedOverToast } from "#web/ui/toast/handover.ts";
import { showToast, startToasts } from "#web/ui/toast/toast.ts";
import { whenIdle } from "#web/ui/when-idle.ts";

// This is the first layer that can import every room's texts; they load only for Spanish.
spanishComesBy(() => import("#web/shell/spanish-words.ts"));

/** The root of every page. Shows a toast that the previous page handed over. */
export function Root() {
  useEffect(() => {
    startToasts();
    // Until this loads, toasts use their default position.
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
      {/* After the page, because scrolling can be restored only at the page's full height. */}
      <ScrollRestoration getKey={entryKey} />
    </AuthProvider>
  );
}

/** Shown when a page fails; the router has logged the error. */
export function Failed() {
  return (
    <>
      <title>Hearthline</title>
      <FailedPage words={useFailedWords()} />
    </>
  );
}
