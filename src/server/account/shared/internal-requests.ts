/** Calls another endpoint of /api/auth on behalf of a request, with every check that an external request meets. */
export type AskInternally = (headers: Headers, path: string, body: object) => Promise<Response>;

// The session of the original request, and its browser's headers, are not passed on.
const notPassedOn =
  /^(cookie|authorization|accept-encoding|content-.*|transfer-encoding|connection|host|origin|referer|sec-.*)$/;

export function internalRequests(
  baseUrl: string,
  handle: (request: Request) => Promise<Response>,
): AskInternally {
  return (headers, path, body) => {
    const own = new Headers({ "content-type": "application/json", origin: baseUrl });
    for (const [name, value] of headers) if (!notPassedOn.test(name)) own.set(name, value);
    return handle(
      new Request(`${baseUrl}/api/auth${path}`, {
        method: "POST",
        headers: own,
        body: JSON.stringify(body),
      }),
    );
  };
}

/** A response without its Set-Cookie headers. */
export function withoutCookies(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete("set-cookie");
  return new Response(answer.body, { status: answer.status, headers });
}

/** The cookies that a response sets, as a Cookie header would send them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}
