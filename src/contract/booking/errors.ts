import * as z from "zod/mini";

/** No profile has this id, or it is malformed. */
export const noProfileErrors = {
  NO_PROFILE: { status: 404, message: "There is no professional at this address." },
} as const;

/** The id is not the admin's. */
export const noHostErrors = {
  NO_ADMIN: { status: 404, message: "No demos are offered at this address." },
} as const;

/** Why a booking can be refused. No message reveals anything about another client. */
export const bookingErrors = {
  /** Taken in the meantime, or never offered. `free` are the nearest free times. */
  SLOT_TAKEN: {
    status: 409,
    message: "This time is no longer free. Please choose another.",
    data: z.object({ free: z.array(z.date()) }),
  },
  /** The id was already used with different contents. */
  ALREADY_SENT: {
    status: 422,
    message: "Another booking was already sent with this id. Please reload the page.",
  },
  /** The appointment that this request created has been deleted since. */
  WITHDRAWN: { status: 410, message: "This appointment no longer exists. Please book a new one." },
  /** Asked about a request that never arrived, or that was refused. */
  NOT_BOOKED: { status: 404, message: "This request didn't book anything." },
  /** The browser has to solve this proof of work and send the request again; it does so automatically. */
  PROOF_NEEDED: {
    status: 428,
    message: "We're getting a lot of bookings right now. Please try again.",
    data: z.object({
      challenge: z.object({
        parameters: z.record(z.string(), z.unknown()),
        signature: z.string(),
      }),
    }),
  },
  /**
   * `limited` says what is limited: this internet connection, this email, or a proof of work that was used before. An
   * email has no waiting time: the reason may be its future appointments, and their times are private. The message is
   * the one for `limited` (tooManyMessages).
   */
  TOO_MANY: {
    status: 429,
    message: "Too many bookings were made. Please try again later.",
    data: z.object({
      limited: z.enum(["connection", "email", "check"]),
      retryAfterSeconds: z.optional(z.number()),
    }),
  },
} as const;

export const manageErrors = {
  /** The link is not one of ours, or its appointment was deleted. */
  NO_BOOKING: { status: 404, message: "This link doesn't match any appointment." },
  /** It was cancelled, is over, or its start is too near. */
  CLOSED: {
    status: 409,
    message: "This appointment can no longer be changed.",
    data: z.object({ closed: z.enum(["cancelled", "over", "too late"]) }),
  },
  TOO_OFTEN: {
    status: 429,
    message: "This appointment was moved too many times. Please call instead.",
  },
} as const;

/** What TOO_MANY says, by what is limited. */
export const tooManyMessages = {
  connection:
    "Too many bookings were made from this internet connection in the last hour. Please try again later.",
  email: "This email has reached its limit of bookings.",
  check: "We couldn't check this booking. Please send it again.",
} as const;
