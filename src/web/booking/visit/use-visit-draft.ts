import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { useSession } from "#web/account/use-session.ts";
import { useStateKeeper } from "#web/drafts/draft-keeper.ts";
import { dropDraft, eraseDraft, readDraft, visitDraftName } from "#web/drafts/drafts.ts";
import { isSame } from "#web/drafts/merge.ts";
import { fit } from "#web/ui/form/shape.ts";
import type { Picker } from "../picker/use-picker.ts";
import { blankValues, type VisitorValues } from "./visitor-values.ts";

/** What is kept: the fields, and the time that was chosen for them. */
const blank = { ...blankValues, startsAt: "", minutes: "" };

/** Props of useVisitDraft. */
export type VisitDraftUse = { kind: BookingKind; profileId: string; picker: Picker };

/**
 * The fields of a visitor's form, and what keeps them until it is booked, in this tab alone: a reload or a look at
 * another page costs nothing.
 */
export function useVisitDraft({ kind, profileId, picker }: VisitDraftUse) {
  // Whose draft it is must be known: what somebody signed in typed goes with the sign-out.
  const isKnown = useSession().status !== "loading";
  const name = isKnown ? visitDraftName(`${kind}:${profileId}`) : null;
  const kept = useMemo(() => {
    const draft = name && readDraft(name);
    return draft ? fit(blank, draft.values) : null;
  }, [name]);
  // What is typed before the draft is found takes its place.
  const [typed, setTyped] = useState<{ values: VisitorValues; isOfDraft: boolean } | null>(null);
  const values = typed?.values ?? (kept ? fit(blankValues, kept) : blankValues);

  const restoreTime = useEffectEvent((start: Date, minutes: number) => {
    if (typed || picker.startsAt || !(start.getTime() > Date.now())) return;
    if (picker.answer?.durations.includes(minutes)) picker.setDuration(minutes);
    picker.choose(start);
  });
  // The calendar turns to the day of the time, for which the zones must be known.
  const isAnswered = picker.answer !== undefined;
  useEffect(() => {
    if (kept && isAnswered) restoreTime(new Date(kept.startsAt), Number(kept.minutes));
  }, [kept, isAnswered]);

  const { startsAt, durationMinutes } = picker;
  const minutes = String(durationMinutes ?? "");
  const chosen = { startsAt: startsAt?.toISOString() ?? "", minutes };
  const isBlank = isSame(values, blankValues);
  useStateKeeper(name, { values: isBlank ? blank : { ...values, ...chosen }, base: blank });

  return {
    values,
    setValues: (next: VisitorValues) =>
      setTyped({ values: next, isOfDraft: typed?.isOfDraft ?? kept !== null }),
    isRestored: kept !== null && (typed?.isOfDraft ?? true),
    /** It is booked: nothing of it can be lost any more. */
    forget: () => name && dropDraft(name),
    startOver() {
      if (name) eraseDraft(name);
      setTyped({ values: blankValues, isOfDraft: false });
    },
  };
}
