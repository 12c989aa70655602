import { useWords } from "#web/language/use-words.ts";
import type { ReactNode } from "react";
import { dot } from "#web/booking/frame/frame-messages.ts";
import { Portrait } from "#web/profiles/portrait.tsx";
import { talkWords } from "../talk/talk-messages.ts";
import type { About } from "./use-about.ts";

/** Props of AssistantHead. */
export type AssistantHeadProps = {
  about: About;
  /** The heading with the assistant's owner. */
  title: ReactNode;
  /** The close button on the right. */
  aside?: ReactNode;
};

/** Whose assistant it is, and that it is not a person. It stays visible during the conversation. */
export function AssistantHead({ about, title, aside }: AssistantHeadProps) {
  const { fullName, pictureUrl, companyName, kind } = about;
  const words = useWords(talkWords);
  const facts = [about.title, companyName].filter(Boolean).join(dot);
  return (
    <div className="border-b border-line px-5 py-4 sm:px-6">
      <div className="flex items-start gap-3">
        {pictureUrl && <Portrait name={fullName} url={pictureUrl} size="md" />}
        <div className="min-w-0 flex-1">
          {title}
          {facts && <p className="text-sm text-soft">{facts}</p>}
        </div>
        {aside}
      </div>
      <p className="mt-1 text-sm">
        <strong className="font-semibold">{words.kinds[kind]}</strong>
        {dot}
        {words.notAPerson}
      </p>
    </div>
  );
}
