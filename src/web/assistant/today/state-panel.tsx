import clsx from "clsx";
import type { SavedSettings } from "#contract/assistant/settings.ts";
import { isWorking } from "#domain/assistant/settings.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { api } from "#web/client/api.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { kindNames } from "../shared/names.ts";
import { switchTo } from "../shared/switch-assistant.ts";
import { useAct } from "../shared/use-act.ts";
import { stateWords as words } from "./today-messages.ts";

const anHour = 60; // minutes

/** Shows whether the assistant is on, off or paused, with a switch that takes effect immediately. */
export function StatePanel({ saved }: { saved: SavedSettings }) {
  const now = useNow();
  const zone = useZone();
  const { act, busy } = useAct();
  const { isOn, pausedUntil } = saved.settings;
  const works = isWorking(saved.settings, now);
  const state = works ? words.on : isOn ? words.paused : words.off;

  function text(): string {
    if (works) return words.onText;
    if (!isOn || !pausedUntil) return words.offText;
    return words.pausedUntil(timeText(new Date(pausedUntil), zone));
  }

  const flip = (next: boolean) =>
    void act("switch", () => switchTo(next, saved), {
      done: next ? words.switchedOn : words.switchedOff,
      failed: words.failed,
    });
  const rest = (minutes: number | null) =>
    void act("pause", () => api.assistant.settings.pause({ minutes }), {
      done: minutes === null ? words.awake : words.pausedNow,
      failed: words.failed,
    });

  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface px-5 py-3"
    >
      <Tone className="h-6" />
      <div className="min-w-0 flex-1 basis-64">
        <p role="status" className="font-semibold">
          {kindNames[saved.kind]}: {state}
        </p>
        <p className="text-sm text-soft">{text()}</p>
      </div>
      <div className="flex items-center gap-2">
        {isOn && (
          <Button
            size="sm"
            busy={busy === "pause"}
            disabled={busy !== null}
            onClick={() => rest(works ? anHour : null)}
          >
            {works ? words.pause : words.wake}
          </Button>
        )}
        <Switch label={words.name} isOn={isOn} busy={busy === "switch"} onSwitch={flip} />
      </div>
    </section>
  );
}

/** Props of Switch. */
type SwitchProps = {
  /** The accessible name. */
  label: string;
  isOn: boolean;
  busy: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** An on/off switch. While saving, it shows the new position. */
function Switch({ label, isOn, busy, onSwitch }: SwitchProps) {
  const shown = busy ? !isOn : isOn;
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={shown}
      aria-busy={busy || undefined}
      // Not disabled while saving, so that it keeps focus.
      aria-disabled={busy || undefined}
      onClick={() => !busy && onSwitch(!isOn)}
      className="inline-grid min-h-10 shrink-0 place-items-center rounded-control pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className={clsx(
          "flex h-7 w-12 items-center rounded-full border p-0.75 transition-colors duration-200",
          shown ? "justify-end border-green bg-green" : "justify-start border-edge bg-surface",
        )}
      >
        <span className={clsx("size-5 rounded-full", shown ? "bg-on-green" : "bg-edge")} />
      </span>
    </button>
  );
}
