import { AuthError } from "../auth-error.ts";

const address = "/account/export";

/** Downloads all of the account's data as one file; `onReceived` gets the number of bytes so far. */
export async function exportData(onReceived: (bytes: number) => void): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(address, { headers: { accept: "application/json" }, cache: "no-store" });
  } catch {
    throw new AuthError("", "NO_ANSWER", 0);
  }
  if (!response.ok) throw await refusal(response);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const next = await reader?.read().catch(() => {
      throw new AuthError("", "NO_ANSWER", 0);
    });
    if (!next || next.done) break;
    parts.push(next.value);
    received += next.value.byteLength;
    onReceived(received);
  }
  return new Blob(parts, { type: "application/json" });
}

async function refusal(response: Response): Promise<AuthError> {
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  const text = (key: string) => (typeof answer?.[key] === "string" ? answer[key] : "");
  return new AuthError(text("message"), text("code"), response.status);
}

/** A number of bytes as text: "1.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kB"] : [bytes / 1_000_000, "MB"];
  return `${size.toFixed(size < 10 ? 1 : 0)} ${unit}`;
}
