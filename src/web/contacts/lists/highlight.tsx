import { Fragment } from "react";
import { partsOf } from "./match.ts";

/** A text with the matches of the search term highlighted. */
export function Highlight({ text, term }: { text: string; term: string }) {
  return partsOf(text, term).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[3px] bg-brass-wash text-inherit">
        {part.text}
      </mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
