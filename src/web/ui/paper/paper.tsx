import { Children, type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { Logo } from "../logo.tsx";
import "./paper.css";

/** Props of Paper. */
export type PaperProps = {
  /** What lies on the paper; a saved file is called by it. */
  title: string;
  /** When and by whom it was printed: at the head, and at the foot of each page beside its number. */
  printed: string;
  /** The browser's own dialog was closed. */
  onDone: () => void;
  children: ReactNode;
};

/** Something as it lies on paper: black on white, without the frame of the product. It opens the dialog by itself. */
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

/** The foot of every page, where the browser draws one: its text cannot be in a prebuilt style sheet. */
function footOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const quoted = JSON.stringify(text.replace(/[\\"\n\r<>]/g, " "));
  sheet.replaceSync(`@page { @bottom-left { content: ${quoted}; } }`);
  return sheet;
}

/** A part with its heading; left out when there is nothing in it. */
export function PaperPart({ title, children }: { title: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <section className="paper-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Something that is known, by its name. */
export type PaperFact = {
  label: string;
  text: string;
  /** As wide as the paper. */
  isLong?: boolean;
};

/** Facts by their names, two beside each other. One that is called like its part needs no second name. */
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
