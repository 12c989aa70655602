import { useQueryClient } from "@tanstack/react-query";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import { type FollowUp, followUps } from "#domain/contacts/follow-up.ts";
import { Select } from "#web/ui/select.tsx";
import { followUpWords as words } from "../contact/messages.ts";
import { save } from "../contact/save-follow-up.ts";

/** A select that sets how far the professional is with a lead, on its page. */
export function FollowUpSelect({ contact: { id, followUp, lead } }: { contact: ContactInFull }) {
  const client = useQueryClient();
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true">{words.label}</span>
      <Select
        aria-label={words.label}
        options={followUps}
        value={followUp}
        onChange={({ target }) =>
          void save(client, { ...lead, id, followUp }, target.value as FollowUp)
        }
      />
    </span>
  );
}
