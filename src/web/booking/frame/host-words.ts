import { bilingual, type Translation } from "#web/language/bilingual.ts";
import {
  frameWords,
  licenseText,
  loadFailedTitle,
  loadingLabel,
  noAdminId,
  titleWith,
} from "./frame-messages.ts";

/** Texts around a booking, in the language of the page. */
const host = {
  Appointment: {
    ...frameWords.Appointment,
    titleWith: (name: string): string => titleWith("Appointment", name),
  },
  Demo: { ...frameWords.Demo, titleWith: (name: string): string => titleWith("Demo", name) },
  noAdminId,
  loadFailed: loadFailedTitle,
  loading: loadingLabel,
  license: licenseText,
} as const;
export type HostWords = Translation<typeof host>;
export const hostWords = bilingual("host", host);
