import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v7 as newId } from "uuid";
import type { OwnBooking } from "#contract/booking.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { useLanguage, useWords } from "#web/language/use-words.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { failureWords } from "../frame/failure-messages.ts";
import { askFreeTimesAnew } from "../picker/use-slots.ts";
import { type BookingWish, sendBooking } from "./send-booking.ts";
import { type Wait, visitWords, waitOf } from "./visit-messages.ts";
import { refusedFields, type VisitorFaults } from "./visitor-values.ts";

/** Why nothing was booked, as far as the form has something to do about it. */
export type BookingRefusal = {
  /** What is said beside the button as long as it holds, because a toast goes. */
  note: "already sent" | "holds enough" | Wait | null;
  /** The start that went to somebody else, and the nearest ones that are free. */
  taken: { startsAt: Date; free: readonly Date[] } | null;
  faults: VisitorFaults;
};

type Sent = Omit<BookingWish, "id" | "kind" | "profileId" | "language">;

/** Props of useBooking. */
export type BookingUse = {
  kind: BookingKind;
  profileId: string;
  onBooked: (booking: OwnBooking, email: string) => void;
  /** The start went to somebody else. */
  onTaken: () => void;
};

/**
 * Sends what was filled in. It keeps its id through every attempt, so that a retry after a lost answer books nothing
 * twice.
 */
export function useBooking({ kind, profileId, onBooked, onTaken }: BookingUse) {
  const [id, setId] = useState(() => newId());
  const [isProving, setProving] = useState(false);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  const queryClient = useQueryClient();
  const { failed } = useWords(visitWords)[kind];
  const { messageOf } = useWords(failureWords);
  const language = useLanguage();

  const mutation = useMutation({
    mutationFn: (sent: Sent) => sendBooking({ ...sent, id, kind, profileId, language }, setProving),
    onMutate: () => setRefusal(null),
    onSuccess: (booking, { values }) => {
      askFreeTimesAnew(queryClient);
      onBooked(booking, values.email.trim());
    },
    onError: (error, { startsAt }) => {
      showToast({ title: failed, text: messageOf(error), variant: "destructive" });
      const { code = "", data } =
        error instanceof ORPCError ? (error as ORPCError<string, unknown>) : {};
      // The id stands for something else by now.
      if (code === "ALREADY_SENT" || code === "WITHDRAWN") setId(newId());
      if (code === "SLOT_TAKEN") {
        onTaken();
        askFreeTimesAnew(queryClient);
      }
      setRefusal({
        note: noteOf(code, data),
        taken: code === "SLOT_TAKEN" ? { startsAt, free: (data as { free: Date[] }).free } : null,
        faults: refusedFields(error),
      });
    },
  });

  return {
    book: mutation.mutate,
    isBusy: mutation.isPending,
    isProving,
    refusal,
    forget: () => setRefusal(null),
  };
}

function noteOf(code: string, data: unknown): BookingRefusal["note"] {
  if (code === "ALREADY_SENT") return "already sent";
  if (code !== "TOO_MANY") return null;
  const { retryAfterSeconds } = data as { retryAfterSeconds?: number };
  return retryAfterSeconds === undefined ? "holds enough" : waitOf(retryAfterSeconds);
}
