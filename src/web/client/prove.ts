import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** How many keys are derived at once: the browser does it on threads of its own, so the page stays quick. */
const mostLanes = 4;

/** Solves the puzzle that the server sends while many bookings or guesses are made. */
export async function prove(asked: { parameters: Record<string, unknown>; signature: string }) {
  // The server made it with the same library; only the schema of what travels is looser.
  const challenge = asked as unknown as Challenge;
  const lanes = Math.min(mostLanes, navigator.hardwareConcurrency || 1);
  const controller = new AbortController();
  const tries = Array.from({ length: lanes }, (_, lane) =>
    solveChallenge({
      challenge,
      deriveKey,
      controller,
      counterStart: lane,
      counterStep: lanes,
    }).then((solution) => solution ?? Promise.reject(new Error("No proof was found."))),
  );
  const solution = await Promise.any(tries);
  controller.abort();
  return { challenge: asked, solution };
}
