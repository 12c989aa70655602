import { useContext, useEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, type MetaFunction } from "react-router";
import sansUrl from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { AuthProvider } from "#web/account/auth-provider.tsx";
import { ScrollMemory } from "#web/shell/start/scroll-memory.ts";
import { StartScripts } from "#web/shell/start/start-scripts.tsx";
import { StaticPageContext } from "#web/shell/static-page.ts";
import { spanishComesBy } from "#web/language/bilingual.ts";
import { useFailedWords } from "#web/language/use-failed-words.ts";
import { writtenIn } from "#web/language/written.ts";
import "#web/ui/app.css";
import "#web/site/site.css";
import "#web/site/landing.css";
import { FailedPage } from "#web/ui/failed-page.tsx";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { themeScript } from "#web/ui/theme.ts";
import { showToast, startToasts, takeHandedOverToast } from "#web/ui/toast/toast.ts";
import { whenIdle } from "#web/ui/when-idle.ts";

// Words of rooms that no room below sees together; only who reads Spanish loads them.
spanishComesBy(() => import("#web/shell/spanish-words.ts"));

/** The title of a page that gives none of its own. */
export const meta: MetaFunction = () => [{ title: "Hearthline" }];

/** The HTML document. A prerendered page gets no framework script, because it brings its own. */
export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useContext(StaticPageContext);
  return (
    // The server writes its settings into the page (account/local-mailbox.ts, password-min-length.ts, …).
    <html
      lang={writtenIn()}
      data-base-url="%BASE_URL%"
      data-demo-profile="%DEMO_PROFILE%"
      data-company-sign-in="%COMPANY_SIGN_IN%"
      data-local-mailbox="%LOCAL_MAILBOX%"
      data-password-min-length="%PASSWORD_MIN_LENGTH%"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1412" media="(prefers-color-scheme: dark)" />
        <script>{themeScript}</script>
        <link rel="preload" as="font" type="font/woff2" href={sansUrl} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStatic && <ScrollMemory />}
        {!isStatic && <StartScripts />}
      </body>
    </html>
  );
}

/** Every page hangs below here. A toast handed over by the page before is shown first. */
export default function Root() {
  useEffect(() => {
    startToasts();
    // Until it has come, toasts lie where they usually do.
    void whenIdle()
      .then(() => import("#web/ui/toast/toast-place.ts"))
      .then(({ keepClear }) => startToasts(keepClear))
      .catch(() => undefined);
    const toast = takeHandedOverToast();
    if (toast) showToast(toast);
  }, []);
  return (
    <AuthProvider>
      <Outlet />
    </AuthProvider>
  );
}

/** Shown while the first scripts load. */
export function HydrateFallback() {
  return <FullScreenSpinner />;
}

/** Shown when a page fails: the router has logged the error. */
export function ErrorBoundary() {
  return <FailedPage words={useFailedWords()} />;
}
