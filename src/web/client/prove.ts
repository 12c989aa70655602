import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** How many keys are derived in parallel; the browser uses its own threads, so the page stays responsive. */
const mostLanes = 4;

/** Solves the proof of work that the server asks for while many bookings or guesses are made. */
export async function prove(asked: { parameters: Record<string, unknown>; signature: string }) {
  // The server creates the challenge with the same library; only the transport schema is looser.
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
