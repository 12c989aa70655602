import { ORPCError } from "@orpc/client";
import { messageOf } from "#web/client/failure.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { saveFailedText, saveFailedTitle } from "../contact/messages.ts";

/** Why a record was not saved. */
export type Refusal = {
  message: string;
  /** It will never be saved from this form: it was deleted, or became something else. */
  isGone: boolean;
  isDeleted: boolean;
};

/** Tells a failed save (SPEC §8). Nobody signed in: nothing is said, the guards lead to the sign-in. */
export function saveRefusal(error: unknown): Refusal | null {
  const code = error instanceof ORPCError ? (error.code as string) : "";
  if (code === "UNAUTHORIZED") return null;
  const message = messageOf(error);
  showToast({ title: saveFailedTitle, text: saveFailedText(message), variant: "destructive" });
  const isDeleted = code === "NOT_FOUND" || code === "DELETED";
  return { message, isDeleted, isGone: isDeleted || code === "NOT_A_LEAD" };
}
