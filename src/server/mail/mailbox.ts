import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Pool } from "pg";
import { isLoopback } from "#server/platform/config.ts";
import { answerMethod, refuseConnect } from "#server/platform/http/methods.ts";
import { setSecurityHeaders } from "#server/platform/http/security-headers.ts";
import { retryAfterSeconds } from "#server/platform/unavailable.ts";
import { listTexts, type OutgoingText } from "#server/sms/outbox.ts";
import { listMails, type OutgoingMail } from "./outbox.ts";
import type { Texts } from "#server/platform/sealed/texts.ts";

const newest = 200;
/** Headers that proxies add, besides all that begin with x-forwarded. */
const forwarding = new Set([
  "cf-connecting-ip",
  "client-ip",
  "forwarded",
  "true-client-ip",
  "via",
  "x-client-ip",
  "x-real-ip",
]);

/** Which messages stay on this machine. */
export type Kept = { mails: boolean; texts: boolean };

/** The local mailbox, at an address of its own. */
export type Mailbox = {
  /** Its address: a loopback address and a random port. */
  origin: string;
  /** At the product's own address: tells a person at this machine where the mailbox is. */
  handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean>;
  stop(): Promise<void>;
};

/**
 * Opens the local mailbox: /dev/mail, /dev/mail.json and /dev/sms.json. It shows reset links and codes, so it exists
 * only while emails (or texts) are kept on this machine (no keys configured, base address loopback). It listens on a
 * loopback port of its own, which a proxy in front of the product cannot reach (docs/decisions/041). Null if nothing is
 * kept.
 */
export async function startMailbox(pool: Pool, kept: Kept, sealed: Texts): Promise<Mailbox | null> {
  const shown = new Set([
    ...(kept.mails ? ["/dev/mail", "/dev/mail.json"] : []),
    ...(kept.texts ? ["/dev/sms.json"] : []),
  ]);
  if (shown.size === 0) return null;
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 });
  server.on("connect", refuseConnect);
  server.on("request", (req, res) => {
    setSecurityHeaders(res, { https: false });
    const path = pathOf(req);
    if (answerMethod(req, res, path)) return;
    if (!shown.has(path) || !isLocalRequest(req)) return nothing(res);
    show(path, res).catch(() =>
      res.headersSent
        ? res.destroy()
        : res.writeHead(503, { "retry-after": String(retryAfterSeconds) }).end(),
    );
  });

  async function show(path: string, res: ServerResponse): Promise<void> {
    const texts = kept.texts ? await listTexts(pool, newest, sealed) : [];
    if (path === "/dev/sms.json") return sendJson(res, texts);
    const mails = await listMails(pool, newest, sealed);
    if (path === "/dev/mail.json") return sendJson(res, mails.map(asJson));
    sendPage(res, page(mails, texts));
  }

  const origin = await listen(server);
  return {
    origin,
    async handle(req, res, path) {
      if (!shown.has(path) || !isLocalRequest(req)) return false;
      // Not a redirect: another program might follow it, while a page only leads a browser on.
      const address = `${origin}${path}`;
      if (path.endsWith(".json")) sendJson(res, { mailbox: address });
      else sendPage(res, signpost(address));
      return true;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server): Promise<string> {
  const listenAt = (host: string) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(0, host, () => {
        server.off("error", reject);
        resolve();
      });
    });
  // Some machines have only IPv6.
  await listenAt("127.0.0.1").catch(() => listenAt("::1"));
  const { address, port } = server.address() as AddressInfo;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/**
 * Whether a request came over a loopback socket and name (not another site's name that resolves here), with no sign of
 * a proxy.
 */
function isLocalRequest(req: IncomingMessage): boolean {
  const socket = req.socket.remoteAddress ?? "";
  const host = `http://${req.headers.host ?? ""}`;
  return (
    (socket === "::1" || /^(::ffff:)?127\./.test(socket)) &&
    URL.canParse(host) &&
    isLoopback(host) &&
    !Object.keys(req.headers).some((name) => forwarding.has(name) || name.startsWith("x-forwarded"))
  );
}

function pathOf(req: IncomingMessage): string {
  return (req.url ?? "/").split("?", 1)[0]!;
}

function asJson(mail: OutgoingMail) {
  const { text, ...rest } = mail;
  return { ...rest, text, links: linksOf(text) };
}

/** The links in an email's text. */
export function linksOf(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}

function sendJson(res: ServerResponse, value: unknown): void {
  send(res, "application/json; charset=utf-8", JSON.stringify(value));
}

function sendPage(res: ServerResponse, html: ReactNode): void {
  send(res, "text/html; charset=utf-8", `<!doctype html>${renderToStaticMarkup(html)}`);
}

function send(res: ServerResponse, type: string, body: string): void {
  res.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(body);
}

function nothing(res: ServerResponse): void {
  res.writeHead(404, { "content-type": "text/plain", "cache-control": "no-store" }).end();
}

/** A page that leads a browser on this machine to the mailbox. */
function signpost(address: string) {
  return h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { httpEquiv: "refresh", content: `0;url=${address}` }),
      h("title", null, "Local mailbox"),
    ),
    h(
      "body",
      null,
      h("p", null, "On the machine that runs Hearthline, the mailbox is at "),
      h("p", null, h("a", { href: address }, address)),
    ),
  );
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
        "No email leaves this machine. What Hearthline would send is listed here, newest first.",
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
      texts.length > 0 && h("h2", null, "Email"),
      mails.length === 0 && h("p", null, "No email yet."),
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
