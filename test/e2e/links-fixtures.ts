import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import type { Person } from "../harness/people.ts";
import type { Product } from "../harness/product.ts";

type Sql = Product["database"]["sql"];

export const findPage = "/dashboard/find-professionals";
export const invitationsPage = "/dashboard/profile?tab=invitations";

/** A word that no other test's people have in their names, so that a search for it finds only this test's. */
export function newMark(): string {
  return `Z${randomBytes(4).toString("hex")}`;
}

/** The same person with another name. */
export function named(person: Person, fullName: string): Person {
  return { ...person, fullName };
}

/** An invitation between two people; by default pending and just created. */
export type InvitationSeed = {
  from: OwnerId;
  to: OwnerId;
  status?: string;
  createdAt?: Date;
  /** When its link was ended, and by whom. */
  endedAt?: Date;
  endedBy?: OwnerId;
};

/** Inserts an invitation as if the two had created it themselves; an accepted one links them. */
export async function seedInvitation(sql: Sql, seed: InvitationSeed): Promise<string> {
  const id = newId();
  const { from, to, status = "pending", createdAt = new Date(), endedAt, endedBy } = seed;
  await sql(
    `insert into profile_link_invitations
       (inviting_profile_id, id, invited_profile_id, status, created_at, updated_at, ended_at, ended_by)
     values ($1, $2, $3, $4, $5, $5, $6, $7)`,
    [from, id, to, status, createdAt, endedAt ?? null, endedBy ?? null],
  );
  return id;
}

/** A stored invitation. */
export async function storedInvitation(sql: Sql, id: string): Promise<Record<string, unknown>> {
  const [row] = await sql<Record<string, unknown>>(
    "select * from profile_link_invitations where id = $1",
    [id],
  );
  return row ?? {};
}

/** The elements of Find Professionals as a person finds them. */
export function findParts(page: Page) {
  const main = page.getByRole("main");
  const cards = main.getByRole("list", { name: "Professionals" }).locator("> li");
  return {
    main,
    title: main.getByRole("heading", { level: 2 }),
    box: main.getByRole("textbox", { name: "Search by name, company or role" }),
    spinner: main.getByRole("status", { name: "Loading" }),
    cards,
    names: cards.getByRole("heading", { level: 3 }),
    card: (name: string) => cards.filter({ has: page.getByRole("heading", { name, exact: true }) }),
  };
}

/** The elements of the Link Invitations tab. */
export function invitationParts(page: Page) {
  const main = page.getByRole("main");
  const items = main.getByRole("list", { name: "Invitations", exact: true }).locator("> li");
  return {
    main,
    tab: (name: string) => main.getByRole("tab", { name, exact: true }),
    items,
    names: items.getByRole("heading", { level: 2 }),
    item: (name: string) => items.filter({ has: page.getByRole("heading", { name, exact: true }) }),
    question: page.getByRole("alertdialog"),
  };
}

/** The elements of one invitation. */
export function partsOfInvitation(item: Locator) {
  const act = (name: string) => item.getByRole("button", { name, exact: true });
  return {
    accept: act("Accept"),
    decline: act("Decline"),
    cancel: act("Cancel invitation"),
    end: act("End link"),
    act,
    label: (text: string) => item.getByText(text, { exact: true }),
    choice: (name: string) => item.getByRole("radio", { name }),
    hide: item.getByRole("checkbox", { name: "Hide income and debts" }),
    deals: item.getByRole("list", { name: "Your deals" }),
    deal: (name: string) => item.getByRole("checkbox", { name }),
    log: item.getByRole("list", { name: "History" }).locator("> li"),
  };
}
