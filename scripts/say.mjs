/** A message for the person at the keyboard, printed without a stack trace. */
export class Plain extends Error {}

/** Prints one line per step: its name when it starts, its time when it ends. */
export async function step(name, work) {
  const started = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(performance.now() - started)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`ended after ${seconds(performance.now() - started)}\n`);
    throw error;
  }
}

/** Milliseconds as text: "1.3 s". */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
