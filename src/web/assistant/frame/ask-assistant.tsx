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

/** Opens the assistant from the booking page; renders nothing if the assistant is off. */
export function AskAssistant({ profileId }: { profileId: string }) {
  const words = useWords(askWords);
  const { data: about } = useAbout(profileId);
  const [isOpen, setOpen] = useState<boolean>();
  if (!about) return null;
  return (
    // Below the form; if the window is tall enough, it sticks below the days and never covers them.
    <div className="site-width bottom-0 pb-6 xl:[@media(min-height:52rem)]:sticky">
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
      {words.language && <p className="mt-1 text-sm text-soft">{words.language}</p>}
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
