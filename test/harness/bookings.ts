import { newId } from "#server/platform/ids.ts";
import type { SignedIn, TestApp } from "./app.ts";
import { fresh, type Person, people } from "./people.ts";

/** A Friday, 10:00 in New York: the clock of booking tests. */
export const friday = new Date("2026-11-20T15:00:00Z");

/** A time on the following Monday, in New York. */
export const monday = (time: string) => new Date(`2026-11-23T${time}:00-05:00`);

/** A professional for one test, so that no one else's attempts count. */
export async function newHost(app: TestApp, person: Person = people.ana): Promise<SignedIn> {
  await app.sql("delete from guard.attempts");
  return app.as(fresh(person));
}

let visitors = 0;
/** Someone who hasn't booked before. */
export function newVisitor(change: object = {}) {
  visitors += 1;
  const email = `vera.${visitors}.${newId().slice(-6)}@visitors.test`;
  return { name: "Vera Visitor", email, phone: null, notes: null, ...change };
}

/** What a visitor sends to book half an hour on Monday at 9. */
export function wishFor(ana: SignedIn, change: object = {}) {
  return {
    id: newId(),
    profileId: ana.id as string,
    startsAt: monday("09:00"),
    durationMinutes: 30,
    timeZone: "America/New_York",
    visitor: newVisitor(),
    ...change,
  };
}

/** An appointment on Monday as the professional's own dialog adds it. */
export function eventOn(time: string, change: object = {}) {
  return {
    type: "Appointment" as const,
    title: "Showing",
    clientName: "Priya Raman",
    clientEmail: "priya@clients.test",
    day: "2026-11-23",
    time,
    timeZone: "America/New_York",
    durationMinutes: 30,
    tellsClient: true,
    ...change,
  };
}

/** The code of the error a procedure ended with. */
export const codeOf = (error: unknown) => (error as { code?: string }).code;

export type Row = Record<string, unknown> & { id: string };

/** A professional's stored calendar. */
export const rowsOf = (app: TestApp, { id }: SignedIn) =>
  app.sql<Row>("select * from appointments where professional_id = $1 order by appointment_time", [
    id,
  ]);

/** The emails to one address, oldest first, once all are written. */
export async function mailsTo(app: TestApp, email: string) {
  await app.drain();
  return (await app.mails()).filter(({ to }) => to === email).reverse();
}
