import { useLanguage, useWords } from "#web/language/use-words.ts";
import { useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import X from "lucide-react/icons/x";
import { useCallback, useId, useRef, useState } from "react";
import { refreshFreeTimes } from "#web/booking/picker/use-slots.ts";
import { Modal } from "#web/ui/modal.tsx";
import { TalkView } from "../talk/talk-view.tsx";
import { AssistantHead } from "./assistant-head.tsx";
import { frameWords } from "./frame-messages.ts";
import type { About } from "./use-about.ts";

/** Props of AskPanel. */
export type AskPanelProps = {
  about: About;
  profileId: string;
  isOpen: boolean;
  onClose: () => void;
};

/** The conversation beside the booking page on a wide screen, and over it on a phone. */
export function AskPanel({ about, profileId, isOpen, onClose }: AskPanelProps) {
  const words = useWords(frameWords);
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWide] = useState(() => window.matchMedia("(min-width: 40rem)").matches);
  const queryClient = useQueryClient();
  const onChanged = useCallback(() => refreshFreeTimes(queryClient), [queryClient]);
  return (
    <Modal
      open={isOpen}
      onAskClose={onClose}
      isModal={!isWide}
      labelledBy={id}
      lang={language}
      initialFocus={() => field.current}
      className={clsx(
        "fixed inset-y-0 right-0 z-50 flex w-full flex-col border-line bg-surface text-ink",
        "shadow-float transition-[opacity,translate] duration-200 ease-calm sm:w-96 sm:border",
        "data-ending-style:translate-y-4 data-ending-style:opacity-0",
        "data-starting-style:translate-y-4 data-starting-style:opacity-0",
      )}
    >
      <AssistantHead
        about={about}
        title={
          <h2 id={id} className="text-lg/6 font-semibold">
            {words.title(about.fullName)}
          </h2>
        }
        aside={
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className="-mt-1 -mr-2 inline-grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-sunk hover:text-ink pointer-coarse:size-11"
          >
            <X size={18} aria-hidden="true" />
          </button>
        }
      />
      <TalkView
        profileId={profileId}
        professional={about.fullName}
        field={field}
        onChanged={onChanged}
      />
      <p className="border-t border-line px-5 py-1 text-sm sm:px-6">
        {/* Client-side navigation is fine here, because the booking form keeps its draft. */}
        <a
          href="/privacy"
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex min-h-7 items-center pointer-coarse:min-h-11"
        >
          {words.privacy}
        </a>
      </p>
    </Modal>
  );
}
