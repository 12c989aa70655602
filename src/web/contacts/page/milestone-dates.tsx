import { type SyntheticEvent, useRef, useState } from "react";
import type { StoredDeal } from "#domain/contacts/deal.ts";
import { milestoneFields, type MilestoneField } from "#domain/contacts/deal-progress.ts";
import { dayInWords } from "#domain/kernel/day.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { labelOf } from "../contact/fields.ts";
import { notADay } from "../forms/form-messages.ts";
import { dealChangeWords as words } from "./contact-messages.ts";
import { DealConflict, type SeenDeal } from "./deal-change.ts";
import { type DatesDraft, type KeptDates, readDates, storeDates } from "./milestone-draft.ts";
import { useChangeDeal } from "./use-change-deal.ts";

/** Props of MilestoneDates. */
export type MilestoneDatesProps = {
  id: string;
  version: number;
  deal: StoredDeal;
  /** Called after saving or cancelling. */
  onDone: () => void;
};

/** A form for a deal's dates on its page. Its input survives a reload and a failed save. */
export function MilestoneDates({ id, version, deal, onDone }: MilestoneDatesProps) {
  const { user } = useAuth();
  const owner = user?.id ?? "";
  const [kept] = useState(() => readDates(owner, id));
  const [seen, setSeen] = useState<SeenDeal>(() => seenBefore(kept, { version, deal }));
  const [typed, setTyped] = useState<DatesDraft>(kept?.typed ?? {});
  const [faults, setFaults] = useState<DatesDraft>({});
  const [conflict, setConflict] = useState<MilestoneField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useChangeDeal(id);

  function type(field: MilestoneField, day: string) {
    const next = { ...typed, [field]: day };
    // A date that equals the stored one is not a change.
    if (day === (seen.deal.dealProgress[field] ?? "")) delete next[field];
    setTyped(next);
    const was = Object.fromEntries(
      (Object.keys(next) as MilestoneField[]).map((one) => [
        one,
        seen.deal.dealProgress[one] ?? "",
      ]),
    );
    storeDates(owner, id, { version: seen.version, was, typed: next });
    setFaults(({ [field]: _, ...others }) => others);
  }

  function leave() {
    storeDates(owner, id, null);
    onDone();
  }

  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    // Browsers report unreadable input as an empty value.
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const unreadable = boxes.filter(({ validity }) => validity.badInput);
    setFaults(Object.fromEntries(unreadable.map(({ name }) => [name, notADay])));
    if (unreadable.length > 0) return unreadable[0]!.focus();
    setConflict([]);
    if (Object.keys(typed).length === 0) return leave();
    mutate({ seen, change: { dates: typed } }, { onSuccess: leave, onError });
  }

  function onError(error: Error) {
    if (!(error instanceof DealConflict)) return;
    // The next save is based on the version shown now.
    setSeen(error.current);
    setConflict(error.fields as MilestoneField[]);
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-4 px-5 py-4">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
        {milestoneFields.map((field) => (
          <Field key={field} label={labelOf(`dealProgress.${field}`)} error={faults[field]}>
            <TextInput
              type="date"
              name={field}
              readOnly={isPending}
              value={typed[field] ?? seen.deal.dealProgress[field] ?? ""}
              onChange={({ target }) => type(field, target.value)}
            />
          </Field>
        ))}
      </div>
      {conflict.length > 0 && (
        <div role="alert" className="grid gap-1 rounded-control bg-brass-wash px-3 py-2">
          <p className="text-sm font-semibold text-brass">{words.datesChanged}</p>
          <ul>
            {conflict.map((field) => (
              <li key={field}>
                {words.dateNow(
                  labelOf(`dealProgress.${field}`),
                  dayInWords(seen.deal.dealProgress[field] ?? "") || words.noDate,
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={isPending} onClick={leave}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {words.saveDates}
        </Button>
      </div>
    </form>
  );
}

/** The deal as the person saw it when typing. After a reload, newer changes don't count as seen. */
function seenBefore(kept: KeptDates | null, { version, deal }: SeenDeal): SeenDeal {
  if (!kept) return { version, deal };
  const was = Object.entries(kept.was).map(([field, day]) => [field, day || null] as const);
  const dealProgress = { ...deal.dealProgress, ...Object.fromEntries(was) };
  return { version: kept.version, deal: { ...deal, dealProgress } };
}
