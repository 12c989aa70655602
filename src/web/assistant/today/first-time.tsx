import type { SavedSettings } from "#contract/assistant/settings.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { kindNames } from "../shared/names.ts";
import { settingsPath } from "../shared/paths.ts";
import { switchTo } from "../shared/switch-assistant.ts";
import { useAct } from "../shared/use-act.ts";
import { firstWords as words, stateWords } from "./today-messages.ts";

/** Shown before first use: what the assistant does, what it never does, and the button that turns it on. */
export function FirstTime({ saved }: { saved: SavedSettings }) {
  const { act, busy } = useAct();
  const start = () =>
    void act("switch", () => switchTo(true, saved), {
      done: stateWords.switchedOn,
      failed: stateWords.failed,
    });
  return (
    <section className="flex max-w-[60rem] flex-col gap-6 py-4">
      <div>
        <Tone className="h-6" />
        <h2 className="mt-4 font-serif text-3xl tracking-[-0.01em]">{words.line}</h2>
        <p className="mt-2 max-w-[60ch] text-soft">
          {kindNames[saved.kind]}. {stateWords[saved.kind]}
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Told title={words.does} lines={words.doesList} />
        <Told title={words.never} lines={words.neverList} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy !== null} onClick={start}>
          {words.start}
        </Button>
        <LinkButton variant="quiet" to={settingsPath}>
          {words.settings}
        </LinkButton>
      </div>
    </section>
  );
}

function Told({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
