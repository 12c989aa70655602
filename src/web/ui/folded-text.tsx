import { useState } from "react";
import { foldedWords as words } from "./messages.ts";

// About five lines at a list's width.
const mostLetters = 280;
const mostLines = 5;

/** Whether a text is too long to show in full in a list. */
export function isLongText(text: string): boolean {
  return text.length > mostLetters || text.split("\n").length > mostLines;
}

/** A text as typed; a long one shows only its beginning until the person expands it. */
export function FoldedText({ text, className }: { text: string; className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = isLongText(text);
  return (
    <div className={className}>
      <p
        className={
          isLong && !isOpen
            ? "line-clamp-5 whitespace-pre-line wrap-anywhere"
            : "whitespace-pre-line wrap-anywhere"
        }
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="text-link min-h-6 text-sm pointer-coarse:min-h-11"
        >
          {isOpen ? words.less : words.more}
        </button>
      )}
    </div>
  );
}
