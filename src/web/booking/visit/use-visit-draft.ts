import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { useSession } from "#web/account/use-session.ts";
import { useStateKeeper } from "#web/drafts/draft-keeper.ts";
import { dropDraft, eraseDraft, readDraft, visitDraftName } from "#web/drafts/drafts.ts";
import { isSame } from "#web/drafts/merge.ts";
import { fit } from "#web/ui/form/shape.ts";
import type { Picker } from "../picker/use-picker.ts";
import { blankValues, type VisitorValues } from "./visitor-values.ts";

/** The draft's contents: the fields, and the chosen time. */
const blank = { ...blankValues, startsAt: "", minutes: "", way: "" };

/** Props of useVisitDraft. */
export type VisitDraftUse = { kind: BookingKind; profileId: string; picker: Picker };

/**
 * The fields of a visitor's form, kept as a draft in this tab until the booking is made, so that a reload or visiting
 * another page loses nothing.
 */
export function useVisitDraft({ kind, profileId, picker }: VisitDraftUse) {
  // Wait for the session: a draft that a signed-in person typed is removed when they sign out.
  const isKnown = useSession().status !== "loading";
  const name = isKnown ? visitDraftName(`${kind}:${profileId}`) : null;
  const kept = useMemo(() => {
    const draft = name && readDraft(name);
    return draft ? fit(blank, draft.values) : null;
  }, [name]);
  // Text typed before the draft is found replaces it.
  const [typed, setTyped] = useState<{ values: VisitorValues; isOfDraft: boolean } | null>(null);
  const values = typed?.values ?? (kept ? fit(blankValues, kept) : blankValues);

  const restoreTime = useEffectEvent((start: Date, minutes: number, way: string) => {
    const offered = picker.ways.find((one) => one.way === way);
    if (offered) picker.chooseWay(offered.way);
    if (typed || picker.startsAt || !(start.getTime() > Date.now())) return;
    if (picker.answer?.durations.includes(minutes)) picker.setDuration(minutes);
    picker.choose(start);
  });
  // Restoring the time turns the calendar to its day, which needs the time zones.
  const isAnswered = picker.answer !== undefined;
  useEffect(() => {
    if (kept && isAnswered) restoreTime(new Date(kept.startsAt), Number(kept.minutes), kept.way);
  }, [kept, isAnswered]);

  const { startsAt, durationMinutes } = picker;
  const minutes = String(durationMinutes ?? "");
  const chosen = { startsAt: startsAt?.toISOString() ?? "", minutes, way: picker.way ?? "" };
  const isBlank = isSame(values, blankValues);
  useStateKeeper(name, { values: isBlank ? blank : { ...values, ...chosen }, base: blank });

  return {
    values,
    setValues: (next: VisitorValues) =>
      setTyped({ values: next, isOfDraft: typed?.isOfDraft ?? kept !== null }),
    isRestored: kept !== null && (typed?.isOfDraft ?? true),
    /** Deletes the draft once the booking is made. */
    forget: () => name && dropDraft(name),
    startOver() {
      if (name) eraseDraft(name);
      setTyped({ values: blankValues, isOfDraft: false });
    },
  };
}
