import { oc } from "@orpc/contract";
import * as z from "zod/mini";

const tags = ["Assistant"];

/** What the link at the end of the assistant's emails carries; it is valid for one person's address only. */
const link = z.strictObject({
  profileId: z.string().check(z.maxLength(200)),
  secret: z.string().check(z.maxLength(1_000)),
});

const errors = {
  /** The link is not one of ours, or its professional's account was deleted. */
  NO_LINK: { status: 404, message: "This link doesn't work. Please copy all of it." },
} as const;

/** Whose messages a person gets, at which address, and whether they are stopped. */
export const optOutState = z.object({
  fullName: z.string(),
  companyName: z.nullable(z.string()),
  address: z.string(),
  isStopped: z.boolean(),
});
export type OptOutState = z.output<typeof optOutState>;

/** How people who get emails from an assistant stop them: without an account, and even while it is switched off. */
export const optOutContract = {
  read: oc
    .route({ method: "POST", path: "/opt-outs/{profileId}/read", summary: "Whose mails", tags })
    .errors(errors)
    .input(link)
    .output(optOutState),
  /** Stops all messages of the assistant to this person, on every channel. Repeating it changes nothing. */
  stop: oc
    .route({ method: "POST", path: "/opt-outs/{profileId}", summary: "Stop its messages", tags })
    .errors(errors)
    .input(link)
    .output(optOutState),
};
