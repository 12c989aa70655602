const longestWait = 5; // seconds, without any message to the person
const tries = 3;

type Challenge = { parameters: Record<string, unknown>; signature: string };
type Asking = Omit<RequestInit, "headers"> & { headers: Record<string, string> };

/**
 * Sends a request to the account service. After too many tries (docs/decisions/026), the browser solves the puzzle that
 * it gets, or waits if the wait is short, and tries again. Where API clients send a captcha (docs/decisions/024), the
 * browser solves a puzzle too.
 */
export async function patientFetch(path: string, asking: Asking): Promise<Response> {
  let response = await fetch(path, asking);
  let { headers } = asking;
  for (let left = tries - 1; left > 0 && [403, 429].includes(response.status); left -= 1) {
    const more = await waitOrProve(
      await response
        .clone()
        .json()
        .catch(() => ({})),
    );
    if (!more) break;
    headers = { ...headers, ...more };
    response = await fetch(path, { ...asking, headers });
  }
  return response;
}

/** The extra headers of the next try; null if there is none, such as when the wait is too long. */
async function waitOrProve(
  refusal: Record<string, unknown>,
): Promise<Record<string, string> | null> {
  const { code, challenge, retryAfterSeconds } = refusal;
  if (code === "CAPTCHA_MISSING" && challenge)
    return { "x-hearthline-captcha-proof": await solved(challenge as Challenge) };
  if (code !== "WAIT") return null;
  if (challenge) return { "x-hearthline-proof": await solved(challenge as Challenge) };
  if (typeof retryAfterSeconds !== "number" || retryAfterSeconds > longestWait) return null;
  await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000));
  return {};
}

async function solved(challenge: Challenge): Promise<string> {
  const { prove } = await import("#web/client/prove.ts");
  return base64Url(JSON.stringify(await prove(challenge)));
}

/** A proof is plain ASCII, so btoa can encode it. */
function base64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
