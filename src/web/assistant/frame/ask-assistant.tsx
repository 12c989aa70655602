import { useState } from "react";
import { MissingPart } from "#web/booking/frame/missing-part.tsx";
import { useWords } from "#web/language/use-words.ts";
import { Button } from "#web/ui/button.tsx";
import { later } from "#web/ui/later.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { askWords } from "./ask-words.ts";
import { useAbout } from "./use-about.ts";

const loadPanel = () => import("./ask-panel.tsx");
const AskPanel = later(loadPanel, (file) => file.AskPanel, MissingPart);
// An error shows when the panel opens.
const fetchEarly = () => void loadPanel().catch(() => {});

/** Opens the assistant from below the times of the booking page; renders nothing if the assistant is off. */
export function AskAssistant({ profileId }: { profileId: string }) {
  const words = useWords(askWords);
  const { data: about } = useAbout(profileId);
  const [isOpen, setOpen] = useState<boolean>();
  if (!about) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4">
      <p className="text-soft">{words.lead}</p>
      <Button
        icon={<Tone className="h-4" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={() => setOpen(!isOpen)}
      >
        {words.ask}
      </Button>
      {isOpen !== undefined && (
        <AskPanel
          about={about}
          profileId={profileId}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
