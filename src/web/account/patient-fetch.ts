const longestWait = 5; // seconds that a person waits without being told
const tries = 3;

type Challenge = { parameters: Record<string, unknown>; signature: string };
type Asking = Omit<RequestInit, "headers"> & { headers: Record<string, string> };

/**
 * Asks the account service. Where it says that there were too many tries (docs/decisions/026), the browser solves the
 * puzzle that comes with it or waits, as long as that is short, and asks again.
 */
export async function patientFetch(path: string, asking: Asking): Promise<Response> {
  let response = await fetch(path, asking);
  for (let left = tries - 1; left > 0 && response.status === 429; left -= 1) {
    const headers = await waitOrProve(
      await response
        .clone()
        .json()
        .catch(() => ({})),
    );
    if (!headers) break;
    response = await fetch(path, { ...asking, headers: { ...asking.headers, ...headers } });
  }
  return response;
}

/** What the next try carries; null when the wait is too long to be borne in silence. */
async function waitOrProve(
  refusal: Record<string, unknown>,
): Promise<Record<string, string> | null> {
  const { code, challenge, retryAfterSeconds } = refusal;
  if (code !== "WAIT") return null;
  if (challenge) {
    const { prove } = await import("#web/client/prove.ts");
    const proof = await prove(challenge as Challenge);
    return { "x-hearthline-proof": base64Url(JSON.stringify(proof)) };
  }
  if (typeof retryAfterSeconds !== "number" || retryAfterSeconds > longestWait) return null;
  await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000));
  return {};
}

/** A proof is plain ASCII. */
function base64Url(text: string): string {
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
