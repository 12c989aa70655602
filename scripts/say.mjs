/** A message for the person at the keyboard: printed alone, without a stack. */
export class Plain extends Error {}

/** Prints one line for one step: its name at once, its time when it ends. */
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

/** Milliseconds in words: "1.3 s". */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
