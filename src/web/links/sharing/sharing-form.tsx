import { useId, type ReactNode } from "react";
import type { ListedInvitation } from "#contract/links.ts";
import type { Sharing } from "#domain/links/sharing.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { DealChoice } from "./deal-choice.tsx";
import { SavedSign } from "./saved-sign.tsx";
import { sharingWords as words } from "./sharing-messages.ts";
import { useSaveSharing } from "./sharing-saves.ts";
import { useAtOnce } from "./use-at-once.ts";

/** Props of SharingForm. */
export type SharingFormProps = {
  invitation: ListedInvitation;
  agentName: string;
  /** The heading, shown beside "Saved". */
  head: ReactNode;
};

/** What the officer shares with one agent: which deals and which figures. Every change is saved automatically. */
export function SharingForm({ invitation, agentName, head }: SharingFormProps) {
  const { id } = invitation;
  const save = useSaveSharing(id);
  const { shown: sharing, press } = useAtOnce(invitation.sharing);
  const hint = useId();
  const name = useId();

  function change(part: Partial<Sharing>) {
    const next = { ...sharing, ...part };
    press(next, save.mutateAsync(next));
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-x-4">
        {head}
        <SavedSign state={save.status} />
      </div>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{words.deals(agentName)}</legend>
        <div className="mt-1 flex flex-col items-start">
          <Choice
            name={name}
            isChosen={sharing.sharesAllDeals}
            onChoose={() => change({ sharesAllDeals: true })}
          >
            {words.all}
          </Choice>
          <Choice
            name={name}
            isChosen={!sharing.sharesAllDeals}
            onChoose={() => change({ sharesAllDeals: false })}
          >
            {words.chosen}
          </Choice>
        </div>
        {!sharing.sharesAllDeals && <DealChoice invitationId={id} />}
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{words.figures}</legend>
        <Checkbox
          label={words.hide}
          aria-describedby={hint}
          checked={sharing.hidesFinances}
          onChange={({ target }) => change({ hidesFinances: target.checked })}
          className="mt-1"
        />
        <p id={hint} className="max-w-xl pl-7.5 text-sm text-soft">
          {words.hideHint(agentName)}
        </p>
      </fieldset>
    </div>
  );
}

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void; children: string };

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-surface checked:border-6 checked:border-green"
      />
      <span>{children}</span>
    </label>
  );
}
