import type { TestApp } from "./app.ts";

/** A browser without a screen: it keeps cookies, and follows redirects when asked to. */
export type Browser = {
  cookies: Map<string, string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Who is signed in here; null for no one. */
  whoami(): Promise<{ id: string; email: string } | null>;
  /** Starts sign-in with a provider, agrees there, and returns our callback's response. */
  through(provider: string, start?: object): Promise<{ way: URL; back: URL; end: string }>;
  /** The same up to the callback's address, which is not opened. */
  upTo(provider: string, start?: object): Promise<{ way: URL; back: URL }>;
};

export function openBrowser(app: TestApp): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    cookies,
    async fetch(path, init) {
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
      const answer = await app.visitor.fetch(path, {
        ...init,
        headers: { ...(cookie ? { cookie } : {}), ...init?.headers },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = line.match(/^([^=]+)=([^;]*)/)!;
        if (/max-age=0(;|$)/i.test(line)) cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      return answer;
    },
    async post(path, body) {
      const answer = await browser.fetch(`/api/auth${path}`, {
        method: "POST",
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    async whoami() {
      const answer = await browser.fetch("/api/auth/get-session");
      const found = (await answer.json()) as { user: { id: string; email: string } } | null;
      return found && { id: found.user.id, email: found.user.email };
    },
    async upTo(provider, start = {}) {
      const path = provider === "sso" ? "/sign-in/sso" : "/sign-in/social";
      const body = provider === "sso" ? { domain: "company.test" } : { provider };
      const { link, ...more } = start as { link?: boolean };
      const started = link
        ? await browser.post("/link-social", { provider, ...more })
        : await browser.post(path, { ...body, ...more });
      if (typeof started.body.url !== "string") throw new Error(JSON.stringify(started));
      const way = new URL(started.body.url);
      const agreed = await fetch(way, { redirect: "manual" });
      return { way, back: new URL(agreed.headers.get("location")!) };
    },
    async through(provider, start) {
      const { way, back } = await browser.upTo(provider, start);
      const answer = await browser.fetch(back.pathname + back.search);
      const location = answer.headers.get("location");
      return { way, back, end: answer.status === 302 && location ? location : `${answer.status}` };
    },
  };
  return browser;
}
