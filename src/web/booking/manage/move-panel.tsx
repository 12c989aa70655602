import { ORPCError } from "@orpc/client";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { OwnBooking } from "#contract/booking.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { useFocusBack } from "#web/account/focus-back.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { useWords } from "#web/language/use-words.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { useDates } from "../picker/dates.ts";
import { SlotPicker } from "../picker/slot-picker.tsx";
import { focusMissing, usePicker } from "../picker/use-picker.ts";
import { NearestTimes } from "../visit/nearest-times.tsx";
import { visitWords } from "../visit/visit-messages.ts";
import { manageWords } from "./manage-messages.ts";
import { type BookingKey, freeTimesToMove, useMove } from "./use-own-booking.ts";

/** Props of MovePanel. */
export type MovePanelProps = {
  booking: OwnBooking;
  access: BookingKey;
  /** Called after a move, or when the visitor keeps the old time. */
  onClose: (isMoved: boolean) => void;
};

type Free = { free: Date[] };

/** Moves the appointment to another free time. */
export function MovePanel({ booking, access, onClose }: MovePanelProps) {
  const { professional, durationMinutes, kind } = booking;
  const words = useWords(manageWords);
  const { missing, missingText } = useWords(visitWords)[kind];
  const { atTime, dayText, timeText } = useDates();
  const picker = usePicker(freeTimesToMove(access), {
    minutes: durationMinutes,
    day: wallTimeOf(booking.zones.visitor, booking.startsAt).day,
    timeZone: booking.zones.visitor.zone,
  });
  const move = useMove(access);
  const [isAsked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useFocusBack(move.isPending);
  const now = useNow();
  const { startsAt, timeZone, answer } = picker;
  const clocks = answer?.zones;
  const { error, variables: wish } = move;
  const refusal: ORPCError<string, unknown> | null = error instanceof ORPCError ? error : null;
  const taken =
    refusal?.code === "SLOT_TAKEN" && wish
      ? { startsAt: wish.startsAt, ...(refusal.data as Free) }
      : null;

  // Clear the time if someone else took it; after a lost response it stays, for another try.
  function onRefused(reason: Error) {
    if (reason instanceof ORPCError && String(reason.code) === "SLOT_TAKEN") picker.letGo();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (move.isPending) return;
    // Another tab already moved the booking to this time, so there is nothing to send and no email.
    if (startsAt && +startsAt === +booking.startsAt) return onClose(false);
    if (startsAt)
      return move.mutate(
        { startsAt, timeZone },
        { onSuccess: () => onClose(true), onError: onRefused },
      );
    showToast({ title: missing, text: missingText, variant: "destructive" });
    setAsked(true);
    focusMissing(form.current);
  }

  const label =
    startsAt && clocks
      ? words.moveTo(
          atTime(dayText(startsAt, now, clocks.visitor), timeText(startsAt, clocks.visitor)),
        )
      : words.moveNothing;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl font-semibold outline-none">
        {words.moveTitle}
      </h2>
      <SlotPicker
        picker={picker}
        hostName={professional.fullName}
        error={isAsked && !startsAt ? words.missing : null}
      />
      {taken && clocks && (
        <div className="mt-6">
          <NearestTimes
            {...taken}
            clocks={clocks}
            hostName={professional.fullName}
            onChoose={(next) => {
              picker.choose(next);
              move.reset();
              form.current?.querySelector<HTMLElement>("button[type=submit]")?.focus();
            }}
          />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={move.isPending}>
          {label}
        </Button>
        <Button disabled={move.isPending} onClick={() => onClose(false)}>
          {words.stay}
        </Button>
      </div>
    </form>
  );
}
