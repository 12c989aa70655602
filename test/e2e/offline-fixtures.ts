import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test as base } from "./fixtures.ts";

/*
 * A connection between browser and product that a test can cut, and at whose other end a new release can be
 * deployed: the same files with new names, and the old ones gone.
 */
export type Line = {
  origin: string;
  cut: () => void;
  mend: () => void;
  /** From now on the server has the next release. */
  release: () => void;
  /** The paths requested since the last call, in order. */
  asked: () => string[];
};

const texts = /\.(js|css|html)$|^text\/html/;
const nextFolder = "assets/next/";

/** Tests whose pages reach the product through their own connection; `baseURL` is its near end. */
export const test = base.extend<{ line: Line }>({
  serviceWorkers: "allow",
  line: async ({ product }, use) => {
    const { line, close } = await openLine(product.origin);
    await use(line);
    close();
  },
  baseURL: async ({ line }, use) => use(line.origin),
});

async function openLine(target: string) {
  let isCut = false;
  let isNext = false;
  let asked: string[] = [];

  const server = createServer((req, res) => {
    const path = req.url ?? "/";
    asked.push(path.split("?", 1)[0]!);
    if (isCut) return void req.socket.destroy();
    const isOld = path.startsWith("/assets/") && !path.startsWith(`/${nextFolder}`);
    if (isNext && isOld) return void res.writeHead(404).end();
    forward(req, res, {
      target,
      path: isNext ? path.replace(nextFolder, "assets/") : path,
      isNext,
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const line: Line = {
    origin: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => (isCut = false),
    release: () => (isNext = true),
    asked: () => {
      const seen = asked;
      asked = [];
      return seen;
    },
  };
  return {
    line,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Way = { target: string; path: string; isNext: boolean };

/** Forwards a request; in the next release, every text names the new files. */
function forward(req: IncomingMessage, res: ServerResponse, { target, path, isNext }: Way): void {
  const headers = { ...req.headers, host: new URL(target).host };
  if (headers.origin) headers.origin = target;
  delete headers["accept-encoding"];
  delete headers["if-none-match"];
  const onward = request(target + path, { method: req.method, headers }, (answer) => {
    const isText = texts.test(path) || texts.test(answer.headers["content-type"] ?? "");
    if (!isNext || !isText) {
      res.writeHead(answer.statusCode!, answer.headers);
      return void answer.pipe(res);
    }
    let body = "";
    answer.setEncoding("utf8");
    answer.on("data", (part: string) => (body += part));
    answer.on("end", () => {
      const text = body.replaceAll(/assets\/(?!next\/)/g, nextFolder);
      const { "content-length": _, ...rest } = answer.headers;
      res.writeHead(answer.statusCode!, allowed(rest, text)).end(text);
    });
  });
  onward.on("error", () => res.destroy());
  req.on("error", () => onward.destroy());
  res.on("close", () => onward.destroy());
  req.pipe(onward);
}

const inline = {
  "script-src": /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  "style-src": /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/** A response's security policy, with the current hashes of its inline scripts and styles. */
function allowed(headers: IncomingHttpHeaders, text: string): IncomingHttpHeaders {
  const name = "content-security-policy";
  if (!headers[name]) return headers;
  let policy = String(headers[name]);
  for (const [directive, pattern] of Object.entries(inline)) {
    const hashes = [...text.matchAll(pattern)].map(
      ([, content]) => `'sha256-${createHash("sha256").update(content!).digest("base64")}'`,
    );
    policy = policy.replace(`${directive} 'self'`, `$& ${hashes.join(" ")}`);
  }
  return { ...headers, [name]: policy };
}

/** Waits until the browser has cached the release and the service worker controls the page. */
export async function keptRelease(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { active } = registration ?? {};
      return active?.state === "activated" && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

/** Everything in this browser's caches: its address and content. */
export async function everythingKept(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? "" });
      }
    }
    return found;
  });
}
