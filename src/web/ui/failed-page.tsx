import { buttonClass } from "./button-class.ts";
import { Button } from "./button.tsx";
import { Logo } from "./logo.tsx";

/** Props of FailedPage. */
export type FailedPageProps = {
  words: { title: string; text: string; home: string; retry: string };
};

/** A full page for unexpected errors: what to do, with buttons to retry or go home. */
export function FailedPage({ words }: FailedPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center px-5 py-16">
      <Logo />
      <h1 className="mt-10 font-serif text-3xl tracking-[-0.012em]">{words.title}</h1>
      <p className="mt-3 text-lg text-soft">{words.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {words.retry}
        </Button>
        <a href="/" className={buttonClass("secondary")}>
          {words.home}
        </a>
      </div>
    </main>
  );
}
