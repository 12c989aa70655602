import { buttonClass } from "./button-class.ts";
import { Button } from "./button.tsx";
import { Logo } from "./logo.tsx";
import { failedPage, retryLabel } from "./messages.ts";

/** A whole page for what should not have happened: what to do, and two ways on. */
export function FailedPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center px-5 py-16">
      <Logo />
      <h1 className="mt-10 font-serif text-3xl tracking-[-0.012em]">{failedPage.title}</h1>
      <p className="mt-3 text-lg text-soft">{failedPage.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {retryLabel}
        </Button>
        <a href="/" className={buttonClass("secondary")}>
          {failedPage.home}
        </a>
      </div>
    </main>
  );
}
