import type { IncomingMessage, ServerResponse } from "node:http";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isUuid, type OwnerId } from "#domain/kernel/ids.ts";
import { isNoticeTopic } from "#domain/notices/topics.ts";
import { stopMails } from "./assistant/outreach/opt-out-router.ts";
import { openOptOut } from "./assistant/outreach/opt-out-link.ts";
import { endNoticeMails } from "./notices/one-click.ts";
import type { Database } from "./platform/database.ts";
import type { Keys } from "./platform/keys.ts";

/** Whose emails, of which topic, and the proof that the address came from one of them. */
const place = /^\/unsubscribe\/(notices|messages)\/([^/]+)\/([^/]+)$/;

type Parts = { database: Database; assistant: Database; keys: Keys; now: () => Date };

/**
 * One-click unsubscribe (RFC 8058): email programs POST to the address in the List-Unsubscribe header, without a
 * session. A GET changes nothing, because scanners open every link of an email: it shows a button, or leads to the page
 * that has one.
 */
export function unsubscribeHandler({ database, assistant, keys, now }: Parts) {
  async function end(kind: string, owner: string, secret: string): Promise<boolean> {
    if (!isUuid(owner)) return false;
    if (kind === "notices")
      return endNoticeMails(database, { owner: owner as OwnerId, secret, keys });
    const opened = openOptOut(keys, { profileId: owner, secret });
    return opened !== null && (await stopMails(assistant, opened, now())) !== null;
  }

  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const [, kind = "", owner = "", secret = ""] = place.exec(path) ?? [];
    // The body is the same for all programs and not read.
    req.resume();
    if (req.method === "POST") {
      const isEnded = await end(kind, owner.toLowerCase(), secret);
      return isEnded ? send(res, 200, words.ended) : send(res, 404, words.unknown);
    }
    if (kind === "messages") {
      res.writeHead(302, { location: `/stop/${owner}#${secret}`, "cache-control": "no-store" });
      return void res.end();
    }
    const [topic = ""] = secret.split(".");
    return kind && isNoticeTopic(topic)
      ? send(res, 200, { ...words.ask, action: path })
      : send(res, 404, words.unknown);
  };
}

type Page = { title: string; text: string; action?: string };

const words = {
  ask: { title: "Stop these emails?", text: "You'll still see these updates in Hearthline." },
  ended: {
    title: "You won’t get these emails anymore",
    text: "You can turn them on again in Hearthline, under Settings.",
  },
  unknown: { title: "This link doesn't work", text: "Please copy all of it from the email." },
} satisfies Record<string, Page>;

/** Without scripts and styles, because email programs open it in very simple browsers. */
function send(res: ServerResponse, status: number, { title, text, action }: Page): void {
  const page = h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "robots", content: "noindex" }),
      h("title", null, `${title} · Hearthline`),
    ),
    h(
      "body",
      null,
      h(
        "main",
        null,
        h("h1", null, title),
        h("p", null, text),
        action &&
          h("form", { method: "post", action }, h("button", { type: "submit" }, "Unsubscribe")),
        h("p", null, h("a", { href: "/" }, "Hearthline")),
      ),
    ),
  );
  res.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  res.end(`<!doctype html>${renderToStaticMarkup(page)}`);
}
