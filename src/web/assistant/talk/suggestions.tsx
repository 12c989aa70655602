import { useWords } from "#web/language/use-words.ts";
import type { MouseEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { talkWords } from "./talk-messages.ts";

/** Props of Suggestions. */
export type SuggestionsProps = {
  suggestions: readonly string[];
  /** The language they are in; left out, the page's. */
  lang?: string | undefined;
  /** `byTouch` means that the suggestion was tapped, so the on-screen keyboard should stay closed. */
  onChoose: (suggestion: string, byTouch: boolean) => void;
};

/** Suggested answers, in the words that the visitor would type. */
export function Suggestions({ suggestions, lang, onChoose }: SuggestionsProps) {
  const words = useWords(talkWords);
  if (suggestions.length === 0) return null;
  return (
    <div role="group" aria-label={words.suggestions} className="flex flex-wrap gap-2">
      {suggestions.map((suggestion) => (
        <Button
          key={suggestion}
          lang={lang}
          size="sm"
          onClick={({ nativeEvent }: MouseEvent) =>
            onChoose(
              suggestion,
              "pointerType" in nativeEvent && nativeEvent.pointerType === "touch",
            )
          }
          className="max-w-full"
        >
          {suggestion}
        </Button>
      ))}
    </div>
  );
}
