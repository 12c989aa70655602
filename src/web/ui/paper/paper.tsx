import { Children, type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { Logo } from "../logo.tsx";
import "./paper.css";

/** Props of Paper. */
export type PaperProps = {
  /** The heading; also the name of a saved file. */
  title: string;
  /** When and by whom it was printed: at the top, and at the bottom of each page beside its number. */
  printed: string;
  /** Called when the browser's print dialog has closed. */
  onDone: () => void;
  children: ReactNode;
};

/** The print view: black on white, without the app's layout. It opens the print dialog by itself. */
export function Paper({ title, printed, onDone, children }: PaperProps) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    const foot = footOf(printed);
    document.adoptedStyleSheets.push(foot);
    const frame = requestAnimationFrame(() => window.print());
    window.addEventListener("afterprint", onDone);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("afterprint", onDone);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== foot);
      document.title = before;
    };
  }, [title, printed, onDone]);

  return createPortal(
    <article className="paper">
      <div className="paper-head">
        <Logo />
        <p>{printed}</p>
      </div>
      {children}
    </article>,
    document.body,
  );
}

/** The footer of every page, if the browser supports it; its text varies, so it needs a style sheet at run time. */
function footOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const quoted = JSON.stringify(text.replace(/[\\"\n\r<>]/g, " "));
  sheet.replaceSync(`@page { @bottom-left { content: ${quoted}; } }`);
  return sheet;
}

/** A section with its heading; renders nothing without contents. */
export function PaperPart({ title, children }: { title: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <section className="paper-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A labeled fact. */
export type PaperFact = {
  label: string;
  text: string;
  /** Whether it takes the full width. */
  isLong?: boolean;
};

/** Labeled facts in two columns. A label that repeats the section's heading is hidden. */
export function PaperFacts({ facts, under }: { facts: readonly PaperFact[]; under?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className="paper-facts">
      {facts.map(({ label, text, isLong }) => (
        <div key={label} data-long={isLong || undefined} data-plain={label === under || undefined}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
