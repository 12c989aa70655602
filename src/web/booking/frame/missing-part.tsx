import { useWords } from "#web/language/use-words.ts";
import { Button } from "#web/ui/button.tsx";
import { failureWords } from "./failure-messages.ts";

/** Shown to a visitor when part of the page's code fails to load; typed text stays. */
export function MissingPart({ again }: { again: () => void }) {
  const { messageOf, retry } = useWords(failureWords);
  return (
    <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-sm">
      {messageOf(null)}
      <Button size="sm" onClick={again}>
        {retry}
      </Button>
    </p>
  );
}
