import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { whyUndialable } from "#domain/assistant/line/dialable.ts";
import { assistantSettings, assistantSettingsForm } from "#domain/assistant/settings.ts";
import { signedInErrors } from "../errors.ts";

const tags = ["Assistant"];

/** A professional's settings for the assistant, and where people can reach it. */
export const savedSettings = z.object({
  settings: assistantSettings,
  /** Counts the saves; 0 if nothing was ever saved. */
  version: z.int(),
  /** Whether it answers right now: switched on, and not paused. */
  isWorking: z.boolean(),
  /** "guided" understands by a grammar alone; "model" also uses a language model. */
  kind: z.enum(["guided", "model"]),
  /** The page on which visitors talk to it. */
  talkLink: z.string(),
  /** The phone number that it answers, E.164; null where none is set up. */
  line: z.nullable(z.string()),
  /** When it was first switched on; null if never. */
  firstOnAt: z.nullable(z.date()),
});
export type SavedSettings = z.output<typeof savedSettings>;

/** The form as it may be saved: calls can be transferred to ordinary phone numbers only. */
export const settingsForm = assistantSettingsForm.check(
  z.refine(
    ({ transferNumber }) => transferNumber === null || whyUndialable(transferNumber) === null,
    { path: ["transferNumber"], error: "Calls can't be forwarded to this number." },
  ),
);

/** The longest pause, in minutes: a week. */
const longestPause = 7 * 24 * 60;

export const settingsContract = {
  /** My settings for the assistant; the defaults before the first save. */
  read: oc
    .route({ method: "GET", path: "/assistant/settings", summary: "Read my assistant", tags })
    .errors(signedInErrors)
    .output(savedSettings),
  /** Saves all of it. Repeating a save after a lost response is not a conflict. */
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
        /** The version that the form was filled from. If left out, the save overwrites whatever is stored. */
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
