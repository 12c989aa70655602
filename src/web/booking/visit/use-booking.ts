import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { v7 as newId } from "uuid";
import type { OwnBooking } from "#contract/booking.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import { useLanguage, useWords } from "#web/language/use-words.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { failureWords } from "../frame/failure-messages.ts";
import { refreshFreeTimes } from "../picker/use-slots.ts";
import { type BookingWish, findBooked, sendBooking } from "./send-booking.ts";
import { findUnfinished, forgetUnfinished, keepUnfinished } from "./unfinished.ts";
import { type Wait, visitWords, waitOf } from "./visit-messages.ts";
import { refusedFields, type VisitorFaults, type VisitorValues } from "./visitor-values.ts";

/** Why nothing was booked, if the form can act on it. */
export type BookingRefusal = {
  /** Shown beside the button while it applies, because a toast disappears. */
  note: "already sent" | "not booked" | "holds enough" | Wait | null;
  /** The start that someone else booked, and the nearest free ones. */
  taken: { startsAt: Date; free: readonly Date[] } | null;
  faults: VisitorFaults;
};

type Sent = Omit<BookingWish, "id" | "kind" | "profileId" | "language">;

/** Props of useBooking. */
export type BookingUse = {
  kind: BookingKind;
  profileId: string;
  onBooked: (booking: OwnBooking, email: string) => void;
  /** Called when someone else booked the start. */
  onTaken: () => void;
  /** Called with the typed values if the page was left in the middle of a booking. */
  onRestored: (values: VisitorValues) => void;
};

/** Sends the booking. Every attempt uses the same id, so that a retry after a lost response does not book twice. */
export function useBooking(props: BookingUse) {
  const { kind, profileId, onBooked, onTaken, onRestored } = props;
  const [id, setId] = useState(() => newId());
  const [isProving, setProving] = useState(false);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  const queryClient = useQueryClient();
  const { failed } = useWords(visitWords)[kind];
  const { messageOf } = useWords(failureWords);
  const language = useLanguage();

  function tellBooked(booking: OwnBooking, { email }: VisitorValues) {
    forgetUnfinished(kind, profileId);
    refreshFreeTimes(queryClient);
    onBooked(booking, email.trim());
  }

  // The page was left before the response came: show what was booked, or let the visitor send it again.
  const { mutate: look, isPending: isLooking } = useMutation({
    mutationFn: findBooked,
    onMutate: (unfinished) => {
      setId(unfinished.id);
      onRestored(unfinished.values);
    },
  });
  const takeUp = useEffectEvent((unfinished: BookingWish) =>
    look(unfinished, {
      onSuccess: (booking, { values }) => {
        if (booking) return tellBooked(booking, values);
        forgetUnfinished(kind, profileId);
        setRefusal({ note: "not booked", taken: null, faults: {} });
      },
      onError: (error) => {
        // Without a response, keep the request, so that the form can send it again.
        if (!isAnswer(error)) return;
        forgetUnfinished(kind, profileId);
        setId(newId());
      },
    }),
  );
  useEffect(() => {
    const unfinished = findUnfinished(kind, profileId);
    if (unfinished) takeUp(unfinished);
  }, [kind, profileId]);

  const mutation = useMutation({
    mutationFn: (sent: Sent) => {
      const wish = { ...sent, id, kind, profileId, language };
      keepUnfinished(wish);
      return sendBooking(wish, setProving);
    },
    onMutate: () => setRefusal(null),
    onSuccess: (booking, { values }) => tellBooked(booking, values),
    onError: (error, { startsAt }) => {
      // The server decided, so there is nothing left to find out.
      if (isAnswer(error)) forgetUnfinished(kind, profileId);
      showToast({ title: failed, text: messageOf(error), variant: "destructive" });
      const { code = "", data } =
        error instanceof ORPCError ? (error as ORPCError<string, unknown>) : {};
      // The id already belongs to another booking.
      if (code === "ALREADY_SENT" || code === "WITHDRAWN") setId(newId());
      if (code === "SLOT_TAKEN") {
        onTaken();
        refreshFreeTimes(queryClient);
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
    isBusy: mutation.isPending || isLooking,
    isLooking,
    isProving,
    refusal,
    forget: () => setRefusal(null),
  };
}

/** Whether the server has decided about a request, rather than failing on the way. */
function isAnswer(error: unknown): boolean {
  return error instanceof ORPCError && error.status < 500;
}

function noteOf(code: string, data: unknown): BookingRefusal["note"] {
  if (code === "ALREADY_SENT") return "already sent";
  if (code !== "TOO_MANY") return null;
  const { limited, retryAfterSeconds } = data as { limited?: string; retryAfterSeconds?: number };
  if (limited === "email") return "holds enough";
  // The visitor can send the same request again right away.
  if (limited === "check" || retryAfterSeconds === undefined) return null;
  return waitOf(retryAfterSeconds);
}
