import type { IncomingMessage, ServerResponse } from "node:http";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Pool } from "pg";
import { isLoopback } from "#server/platform/config.ts";
import { listTexts, type OutgoingText } from "#server/sms/outbox.ts";
import { listMails, type OutgoingMail } from "./outbox.ts";

const newest = 200;
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Which of the two stays on this machine. */
export type Kept = { mails: boolean; texts: boolean };

/**
 * The local mailbox at /dev/mail, /dev/mail.json and /dev/sms.json. It shows reset links and codes, so it exists only
 * while no mail (or no text) leaves this machine (no keys set, base address loopback) and answers only this machine: a
 * loopback socket, a loopback Host (no DNS rebinding) and no sign of a proxy in between.
 */
export function localMailbox(pool: Pool, kept: Kept) {
  const shown = new Set([
    ...(kept.mails ? ["/dev/mail", "/dev/mail.json"] : []),
    ...(kept.texts ? ["/dev/sms.json"] : []),
  ]);
  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> => {
    if (!shown.has(path) || !isLocalRequest(req)) return false;
    const texts = kept.texts ? await listTexts(pool, newest) : [];
    if (path === "/dev/sms.json") sendJson(res, texts);
    else {
      const mails = await listMails(pool, newest);
      if (path === "/dev/mail.json") sendJson(res, mails.map(asJson));
      else sendPage(res, `<!doctype html>${renderToStaticMarkup(page(mails, texts))}`);
    }
    return true;
  };
}

function isLocalRequest(req: IncomingMessage): boolean {
  const socket = req.socket.remoteAddress ?? "";
  const fromHere = socket === "::1" || /^(::ffff:)?127\./.test(socket);
  const host = `http://${req.headers.host ?? ""}`;
  return (
    fromHere &&
    URL.canParse(host) &&
    isLoopback(host) &&
    forwarding.every((header) => req.headers[header] === undefined)
  );
}

function asJson(mail: OutgoingMail) {
  const { text, ...rest } = mail;
  return { ...rest, text, links: linksOf(text) };
}

/** The addresses a mail's text offers to open. */
export function linksOf(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}

function sendJson(res: ServerResponse, value: unknown): void {
  send(res, "application/json; charset=utf-8", JSON.stringify(value));
}

function sendPage(res: ServerResponse, html: string): void {
  send(res, "text/html; charset=utf-8", html);
}

function send(res: ServerResponse, type: string, body: string): void {
  res.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(body);
}

function page(mails: OutgoingMail[], texts: OutgoingText[]) {
  return h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", null, "Local mailbox"),
    ),
    h(
      "body",
      null,
      h("h1", null, "Local mailbox"),
      h(
        "p",
        null,
        "No mail leaves this machine. What Hearthline would send stands here, newest first.",
      ),
      texts.length > 0 && h("h2", null, "Text messages"),
      texts.map((text) =>
        h(
          "article",
          { key: text.id },
          h("p", null, `To ${text.to}, ${text.createdAt.toISOString()}`),
          h("pre", null, text.text),
        ),
      ),
      texts.length > 0 && h("h2", null, "Mails"),
      mails.length === 0 && h("p", null, "No mails yet."),
      mails.map((mail) =>
        h(
          "article",
          { key: mail.id },
          h("h2", null, mail.subject),
          h("p", null, `To ${mail.to}, ${mail.createdAt.toISOString()}`),
          h("pre", null, mail.text),
          h(
            "ul",
            null,
            linksOf(mail.text).map((href) => h("li", { key: href }, h("a", { href }, href))),
          ),
          mail.calendar &&
            h(
              "details",
              null,
              h("summary", null, `Calendar file (${mail.calendarMethod})`),
              h("pre", null, mail.calendar),
            ),
        ),
      ),
    ),
  );
}
