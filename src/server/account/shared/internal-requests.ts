/** Asks one of the account service's own endpoints, with all that guards it, in the name of a request that came in. */
export type AskOwn = (headers: Headers, path: string, body: object) => Promise<Response>;

// A session that the request brought, and what its browser tells of it, have no part in what is asked.
const notPassedOn =
  /^(cookie|authorization|accept-encoding|content-.*|transfer-encoding|connection|host|origin|referer|sec-.*)$/;

export function ownRequests(
  baseUrl: string,
  handle: (request: Request) => Promise<Response>,
): AskOwn {
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

/** An answer without the cookies that it would set. */
export function withoutCookies(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete("set-cookie");
  return new Response(answer.body, { status: answer.status, headers });
}

/** The cookies that an answer sets, as a Cookie header would bring them. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}
