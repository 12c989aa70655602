import type { BrowserContext, Page } from "playwright-core";
import { rowsInSight, type Side } from "../contacts-browser.ts";

/*
 * The least a page can cost on this machine: plain HTML without a framework, from the same origin, in its own browser
 * context, so that the product's service worker serves only the product. It has the test hooks of the product's pages,
 * and one observer times both. A bare action is the least that shows the user the same thing:
 *
 * - A key press calls the same procedure over HTTP for the same rows and writes the rows that fit the window, with the
 *   list's columns and the term highlighted, by innerHTML.
 * - A navigation requests nothing, as the product's pages were loaded before. It sets the URL and the title and swaps in
 *   a prebuilt fragment: a window of rows for a list, the days of a month for any other page.
 * - A scroll passes over a table that has all its rows from the start: nothing is left to fetch or to build.
 *
 * Icons are letters, and there are no web fonts, menus, counts or animations: what the product adds is in the ratio.
 */

/** Links of the sidebar, as the product names them. Lists swap in rows, the others a month. */
const lists = ["All Leads", "New Leads", "Referral Partners"];
const others = ["Full Calendar", "Appointments List", "Overview"];

// The first row starts where the product's does, and all rows have the product's height.
const style = `
  body { margin: 0; display: grid; grid-template-columns: 240px 1fr; font: 14px/18px sans-serif }
  aside { position: sticky; top: 0; height: 100vh }
  aside a { display: block; padding: 8px }
  main { padding: 16px }
  search { display: block; height: 138px }
  table { width: 100%; table-layout: fixed; border-collapse: collapse }
  td { height: 41px; padding: 0 6px; border-top: 1px solid #ddd; overflow: hidden; white-space: nowrap }
  td span { display: block; color: #666; font-size: 12px }
  .month { display: grid; grid-template-columns: repeat(7, 1fr) }
  .month button { height: 110px; text-align: left }`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<style>${style}</style></head><body>
<aside>${[...lists, ...others].map((name) => `<a href="#">${name}</a>`).join("")}</aside>
<main><h1>All Leads</h1><search><input aria-label="Search leads"></search>
<div id="stage" aria-busy="true"></div></main>
<script>(${runBarePage.toString()})(${JSON.stringify({ rowsInSight, lists })})</script></body></html>`;

/** The bare page with the rows that a window shows, or with this many. */
export function bareSide(context: BrowserContext, origin: string, rows = rowsInSight): Side {
  return {
    context,
    rowsAtRest: rows,
    async show(page: Page) {
      const address = `${origin}/bare?rows=${rows}`;
      await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html }));
      await page.goto(address);
      // A route left in place would pass each of the page's requests through this process.
      await page.unroute(address);
    },
  };
}

/** Runs in the page: everything it does. */
function runBarePage({ rowsInSight, lists }: { rowsInSight: number; lists: string[] }): void {
  type Contact = Record<"id" | "firstName" | "status" | "createdAt", string> &
    Record<"lastName" | "email" | "phoneNumber" | "city" | "state", string | null> & {
      tags: string[];
      budget: number | null;
    };
  type Answer = { json: { contacts: Contact[]; nextCursor: string | null } };

  const stage = document.querySelector<HTMLElement>("#stage")!;
  const heading = document.querySelector("h1")!;
  const box = document.querySelector("input")!;
  const dollars = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
  const safe = (text: string) =>
    text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

  function marked(text: string | null, term: string): string {
    const start = term && text ? text.toLowerCase().indexOf(term.toLowerCase()) : -1;
    if (!text || start < 0) return safe(text ?? "");
    const end = start + term.length;
    return `${safe(text.slice(0, start))}<mark>${safe(text.slice(start, end))}</mark>${safe(text.slice(end))}`;
  }

  function rowOf(contact: Contact, term: string): string {
    const { id, firstName, lastName, email, phoneNumber, city, state, tags, budget } = contact;
    const name = [firstName, lastName].filter(Boolean).join(" ");
    const place = [city, state].filter(Boolean).join(", ");
    return `<tr data-contact="${id}">
      <td><a data-row-name href="/contacts/${id}">${marked(name, term)}</a>
        <span>${marked(email, term)}</span></td>
      <td><a href="tel:${safe(phoneNumber ?? "")}">${marked(phoneNumber, term)}</a></td>
      <td>${safe(place)}</td>
      <td>${tags.map((tag) => `<button>${marked(tag, term)}</button>`).join("")}</td>
      <td>${budget === null ? "" : dollars.format(budget)}</td>
      <td>${safe(contact.status)}</td>
      <td><time>${day.format(new Date(contact.createdAt))}</time></td>
      <td><button title="Convert">c</button><button title="Edit">e</button><button title="Delete">d</button></td>
    </tr>`;
  }

  const tableOf = (contacts: Contact[], term = "") =>
    `<table><tbody>${contacts.map((contact) => rowOf(contact, term)).join("")}</tbody></table>`;

  async function ask(input: object): Promise<Answer["json"]> {
    const answer = await fetch("/rpc/contacts/list", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: { type: "Lead", ...input } }),
    });
    return ((await answer.json()) as Answer).json;
  }

  async function search(): Promise<void> {
    const term = box.value;
    stage.ariaBusy = "true";
    const { contacts } = await ask({ ...(term && { search: term, sort: "best" }), limit: 50 });
    if (term !== box.value) return;
    stage.innerHTML = tableOf(contacts.slice(0, rowsInSight), term);
    stage.ariaBusy = "false";
  }

  async function fill(): Promise<void> {
    const wanted = Number(new URLSearchParams(location.search).get("rows"));
    const contacts: Contact[] = [];
    let cursor: string | null = null;
    do {
      const page: Answer["json"] = await ask({ ...(cursor && { cursor }), limit: 100 });
      contacts.push(...page.contacts);
      cursor = page.nextCursor;
    } while (cursor && contacts.length < wanted);
    stage.innerHTML = tableOf(contacts.slice(0, wanted));
    stage.ariaBusy = "false";
    buildFragments();
  }

  function buildFragments(): void {
    const list = stage.firstElementChild!.cloneNode(true);
    const month = document.createElement("div");
    month.className = "month";
    const days = Array.from({ length: 42 }, (_, n) => `<button>${(n % 30) + 1}</button>`);
    month.innerHTML = days.join("");
    for (const link of document.querySelectorAll("aside a"))
      link.addEventListener("click", (event) => {
        event.preventDefault();
        const name = link.textContent;
        history.pushState(null, "", `/bare?page=${encodeURIComponent(name)}`);
        document.title = heading.textContent = name;
        stage.replaceChildren(lists.includes(name) ? list : month);
      });
  }

  box.addEventListener("input", () => void search());
  box.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    box.value = "";
    void search();
  });
  void fill();
}
