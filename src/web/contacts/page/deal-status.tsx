import { useState } from "react";
import type { ContactInFull } from "#contract/contacts/saved.ts";
import type { StoredDeal } from "#domain/contacts/deal.ts";
import { dealStatuses } from "#domain/contacts/deal-status.ts";
import { Select } from "#web/ui/select.tsx";
import { ContactStatusDot } from "../contact/contact-status.tsx";
import { labelOf } from "../contact/fields.ts";
import { dealChangeWords as words } from "./contact-messages.ts";
import { DealConflict, type SeenDeal } from "./deal-change.ts";
import { useChangeDeal } from "./use-change-deal.ts";

/** A select that changes a deal's status on its page. */
export function DealStatusSelect({ contact, deal }: { contact: ContactInFull; deal: StoredDeal }) {
  const { mutate, isPending, variables } = useChangeDeal(contact.id);
  const [conflict, setConflict] = useState<SeenDeal>();
  const chosen = (isPending && variables.change.status) || contact.status;
  // A stored value that is not in the list is still shown.
  const isKnown = dealStatuses.some((status) => status === chosen);

  function choose(status: string) {
    // The person has seen what the page shows or, after a conflict, what the notice below says.
    if (isPending) return;
    setConflict(undefined);
    const seen = conflict ?? { version: contact.version, deal };
    mutate(
      { seen, change: { status } },
      { onError: (error) => error instanceof DealConflict && setConflict(error.current) },
    );
  }

  return (
    <span className="inline-flex flex-col gap-1">
      <span className="inline-flex items-center gap-2">
        <ContactStatusDot status={chosen} />
        <Select
          aria-label={labelOf("status")}
          aria-busy={isPending || undefined}
          options={isKnown ? dealStatuses : [...dealStatuses, chosen]}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        />
      </span>
      {conflict && (
        <span role="alert" className="text-sm text-clay">
          {words.statusChanged(conflict.deal.status)}
        </span>
      )}
    </span>
  );
}
