import { type OAuth2Tokens, validateAuthorizationCode } from "better-auth/oauth2";
import { repairTexts } from "#domain/kernel/storable.ts";

const patience = 8_000; // milliseconds
const longestAnswer = 256 * 1024; // characters

/** A provider returned an unusable response. The message is for our log and contains nothing of the response. */
export class ProviderFailed extends Error {
  override name = "ProviderFailed";
}

/** Fetches from a provider's server. Redirects are not followed, so a response cannot send us elsewhere. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      ...init,
      headers: { accept: "application/json", ...init.headers },
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (!answer.ok) throw new ProviderFailed(`answered ${answer.status}`);
    if (text.length > longestAnswer) throw new ProviderFailed("answered too much");
    const read = repairTexts(JSON.parse(text));
    if (!read) throw new ProviderFailed("answered lists without end");
    return read.repaired;
  } catch (error) {
    if (error instanceof ProviderFailed) throw error;
    throw new ProviderFailed(error instanceof SyntaxError ? "answered no JSON" : "did not answer");
  }
}

/** Exchanges a code at a token endpoint (RFC 6749 §4.1.3, RFC 7636). Better Auth would do it without a time limit. */
export async function exchangeCode(
  request: Parameters<typeof validateAuthorizationCode>[0],
): Promise<OAuth2Tokens> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderFailed("did not answer")), patience);
  });
  try {
    return await Promise.race([validateAuthorizationCode(request), late]);
  } catch (error) {
    const { status } = error as { status?: number };
    throw new ProviderFailed(status ? `answered ${status}` : "did not answer");
  } finally {
    clearTimeout(timer);
  }
}
