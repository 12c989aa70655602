import { forgetEvents } from "./account/audit/forget-events.ts";
import { type AuditParts, sealEvents } from "./account/audit/seal-events.ts";
import type { AuditWatch } from "./account/audit/watch.ts";
import { forgetAccountRemains } from "./account/delete-expired.ts";
import { writeAccountMail } from "./account/account-mail.ts";
import { tellAboutMove } from "./appointments/move-mail.ts";
import {
  type AppointmentEmailServices,
  writeAppointmentMails,
} from "./booking/appointment-mail.ts";
import type { Schedule } from "./backup/schedule.ts";
import { sendReminders } from "./booking/reminders.ts";
import { emptyBin } from "./contacts/bin.ts";
import { sendMail } from "./mail/send-mail.ts";
import type { Transport } from "./mail/smtp.ts";
import { type MailPlace, takeUpMails, tidyMails } from "./mail/tidy-mails.ts";
import { writeNoticeMail } from "./notices/notice-mail.ts";
import { writeNoticeText } from "./notices/notice-text.ts";
import type { OpenAssistant } from "./open-assistant.ts";
import { forgetAttempts } from "./platform/attempts.ts";
import { type Jobs, startJobs } from "./platform/jobs.ts";
import type { Log } from "./platform/log.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import { sendText, type TextTransport } from "./sms/send-text.ts";
import { tidyTexts } from "./sms/outbox.ts";
import { createTexts } from "./platform/sealed/texts.ts";

export type BackgroundParts = {
  emailServices: AppointmentEmailServices;
  assistant: Pick<OpenAssistant, "tasks" | "tasksOutside" | "timetable">;
  /** Where emails and texts are sent; null keeps them. */
  mails: Transport | null;
  mailPlace: MailPlace;
  texts: TextTransport | null;
  /** Whether kept texts can be read in the local mailbox. */
  areTextsLocal: boolean;
  backups: Pick<Schedule, "tasks" | "timetable">;
  audit: AuditParts & { watch: Pick<AuditWatch, "run"> };
  metrics: Pick<Metrics, "jobEnded"> | null;
  log: Log;
};

/** Starts all jobs. Jobs that wait for the same external service share a lane of their own. */
export async function startBackground(parts: BackgroundParts): Promise<Jobs> {
  const { emailServices, assistant, audit, backups, mails, mailPlace, texts, areTextsLocal } =
    parts;
  const { metrics, log } = parts;
  const { pool, baseUrl } = emailServices;
  const sealed = createTexts(emailServices.keys);
  const within = {
    "appointment-mail": (news: unknown) => writeAppointmentMails(news, emailServices),
    "tell-about-move": (payload: unknown) => tellAboutMove(payload, emailServices),
    "account-mail": (payload: unknown) => writeAccountMail(payload, { pool, baseUrl }),
    "notice-mail": (payload: unknown) => writeNoticeMail(payload, emailServices),
    "notice-text": (payload: unknown) => writeNoticeText(payload, emailServices),
    "send-reminders": () => sendReminders(emailServices),
    "empty-bin": () => emptyBin(pool),
    "forget-attempts": async () => {
      await forgetAttempts(pool);
      await forgetAccountRemains(pool);
    },
    "seal-events": () => audit.watch.run("seal-events", () => sealEvents(pool, audit, log)),
    "forget-events": () => audit.watch.run("forget-events", () => forgetEvents(pool, audit, log)),
    "tidy-mails": () => tidyMails(pool, { place: mailPlace, log }),
    "forget-texts": () => tidyTexts(pool, { isLocal: areTextsLocal, log }),
    ...assistant.tasks,
    ...backups.tasks,
  };
  const byMail = {
    "send-mail": (payload: unknown, ending: AbortSignal) =>
      sendMail(payload as { mailId: string }, {
        pool,
        transport: mails,
        sealed,
        log,
        ending,
      }),
  };
  const byTelephone = {
    "send-text": (payload: unknown) =>
      sendText(payload as { textId: string }, {
        pool,
        transport: texts,
        sealed,
        isLocal: areTextsLocal,
        log,
      }),
    ...assistant.tasksOutside,
  };
  const timetable = [
    "* * * * * send-reminders ?max=1",
    "17 * * * * empty-bin",
    "37 * * * * forget-attempts",
    "* * * * * seal-events ?max=1",
    "52 * * * * forget-events ?max=1",
    "7 * * * * tidy-mails",
    "47 * * * * forget-texts",
    ...assistant.timetable,
    ...backups.timetable,
  ];
  const lanes = [
    { width: 3, tasks: within },
    { width: 3, tasks: byMail },
    { width: 2, tasks: byTelephone },
  ];
  const jobs = await startJobs(pool, { lanes, timetable: timetable.join("\n"), metrics }, log);
  await takeUpMails(pool, { place: mailPlace, log }).catch(async (error: unknown) => {
    await jobs.stop();
    throw error;
  });
  return jobs;
}
