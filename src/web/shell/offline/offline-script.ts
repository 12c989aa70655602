import { offlineWords as words } from "./messages.ts";
import { nextWait } from "./line-watch.ts";

/* The script of the offline page: it counts unsaved drafts and reloads once the server answers. */

const state = document.getElementById("state")!;
const drafts = document.getElementById("drafts")!;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

/** The number of unfinished forms of all accounts. It reads no names, because someone else may be at the device. */
function countDrafts(): number {
  try {
    return Object.keys(localStorage).filter((key) => /^hearthline:[^:]+:draft:/.test(key)).length;
  } catch {
    return 0;
  }
}

async function look(isAsked: boolean) {
  clearTimeout(timer);
  if (isAsked) state.textContent = words.trying;
  try {
    const answer = await fetch("/livez", { cache: "no-store", signal: AbortSignal.timeout(5_000) });
    if (answer.ok) return location.reload();
  } catch {
    // Still unreachable.
  }
  if (isAsked) state.textContent = words.text;
  timer = setTimeout(() => void look(false), nextWait(tries++));
}

const count = countDrafts();
drafts.textContent = count > 0 ? words.drafts(count) : words.noDrafts;
document.getElementById("retry")!.addEventListener("click", () => void look(true));
window.addEventListener("online", () => void look(false));
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void look(false);
});
void look(false);
