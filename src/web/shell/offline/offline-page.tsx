import { buttonClass } from "#web/ui/button-class.ts";
import { Logo } from "#web/ui/logo.tsx";
import { themeScript } from "#web/ui/theme.ts";
import { offlineWords as words } from "./messages.ts";

/** Props of OfflineDocument. */
export type OfflineDocumentProps = {
  /** The URL of the release's style sheet. */
  styles: string;
  /** The source of offline-script.ts, which checks for the server. */
  script: string;
};

/** The page shown while the server is unreachable: rendered at build time and cached by the service worker. */
export function OfflineDocument({ styles, script }: OfflineDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1412" media="(prefers-color-scheme: dark)" />
        <title>{`${words.title} · Hearthline`}</title>
        <script>{themeScript}</script>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center px-5 py-16">
          <Logo />
          <h1 className="mt-10 font-serif text-3xl tracking-[-0.012em]">{words.title}</h1>
          <p className="mt-3 text-lg text-soft">{words.text}</p>
          <dl className="mt-8 grid gap-4">
            <div>
              <dt className="font-semibold">{words.kept}</dt>
              <dd className="mt-1 text-soft">
                {words.keptText} <span id="drafts" />
              </dd>
            </div>
            <div>
              <dt className="font-semibold">{words.waits}</dt>
              <dd className="mt-1 text-soft">{words.waitsText}</dd>
            </div>
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <button type="button" id="retry" className={buttonClass("primary")}>
              {words.retry}
            </button>
            <p id="state" role="status" className="text-soft" />
          </div>
        </main>
        <script>{script}</script>
      </body>
    </html>
  );
}
