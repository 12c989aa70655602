import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { whyUndialable } from "#domain/assistant/line/dialable.ts";
import { assistantSettings, assistantSettingsForm } from "#domain/assistant/settings.ts";
import { signedInErrors } from "../errors.ts";

const tags = ["Assistant"];

/** What a professional decided about the own assistant, and where people can reach it. */
export const savedSettings = z.object({
  settings: assistantSettings,
  /** Counts the saves; 0 as long as nothing was ever saved. */
  version: z.int(),
  /** Whether it answers at this moment: switched on, and not resting. */
  isWorking: z.boolean(),
  /** guided understands by rules alone; model has a language model to help. */
  kind: z.enum(["guided", "model"]),
  /** The page on which visitors talk to it. */
  talkLink: z.string(),
  /** The telephone number that it answers, E.164; null where none is set up. */
  line: z.nullable(z.string()),
  /** When it was first switched on; null before. */
  firstOnAt: z.nullable(z.date()),
});
export type SavedSettings = z.output<typeof savedSettings>;

/** The form as it may be saved: calls are handed over to ordinary numbers alone. */
export const settingsForm = assistantSettingsForm.check(
  z.refine(
    ({ transferNumber }) => transferNumber === null || whyUndialable(transferNumber) === null,
    { path: ["transferNumber"], error: "Calls can't be forwarded to this number." },
  ),
);

/** How long it may rest at most, in minutes: a week. */
const longestPause = 7 * 24 * 60;

export const settingsContract = {
  /** What I decided about my assistant; as every account has it before the first save. */
  read: oc
    .route({ method: "GET", path: "/assistant/settings", summary: "Read my assistant", tags })
    .errors(signedInErrors)
    .output(savedSettings),
  /** Saves all of it. The same save again, after a lost answer, is no conflict. */
  save: oc
    .route({ method: "PUT", path: "/assistant/settings", summary: "Set my assistant", tags })
    .errors({
      ...signedInErrors,
      CHANGED: {
        status: 409,
        message: "These settings were changed in the meantime.",
        data: z.object({ current: savedSettings }),
      },
    })
    .input(
      z.strictObject({
        settings: settingsForm,
        /** The version that the form was made from. Left out, the save overwrites whatever there is. */
        version: z.optional(z.int().check(z.gte(0))),
      }),
    )
    .output(savedSettings),
  /** Pauses the assistant for this many minutes from now, regardless of other settings; null ends the pause. */
  pause: oc
    .route({ method: "PUT", path: "/assistant/pause", summary: "Pause my assistant", tags })
    .errors(signedInErrors)
    .input(z.strictObject({ minutes: z.nullable(z.int().check(z.gte(1), z.lte(longestPause))) }))
    .output(savedSettings),
};
