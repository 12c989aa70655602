import { Gauge, type Registry } from "prom-client";

/** A figure that is asked for, such as a number of rows. */
export type Figure = {
  name: string;
  help: string;
  /** The label that distinguishes its values, if it has several. */
  label?: string;
};

/** A value of each figure, or values by label; undefined says that there is none at the moment. */
export type Answers<Key extends string> = Record<Key, number | Record<string, number> | undefined>;

const patience = 2_000; // milliseconds: Prometheus gives up after ten seconds

/**
 * Registers figures that are asked for together; the returned function asks anew. Without an answer in time they are
 * left out, because an old figure would look like a current one. While an answer is awaited, nothing is asked again.
 */
export function askedFigures<Key extends string>(
  registry: Registry,
  figures: Record<Key, Figure>,
  ask: () => Promise<Answers<Key>>,
): () => Promise<void> {
  const gauges = Object.entries<Figure>(figures).map(([key, { name, help, label }]) => {
    const labelNames = label === undefined ? [] : [label];
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    return { key: key as Key, label, gauge };
  });
  let asking: Promise<Answers<Key> | null> | null = null;
  return async () => {
    asking ??= ask()
      .catch(() => null)
      .finally(() => (asking = null));
    const answers = await inTime(asking);
    for (const { key, label, gauge } of gauges) {
      gauge.reset();
      const value = answers?.[key];
      if (typeof value === "number") gauge.set(value);
      // Without labels a reset sets 0, which would be a figure too.
      else if (label === undefined) gauge.remove();
      else for (const [name, one] of Object.entries(value ?? {})) gauge.set({ [label]: name }, one);
    }
  };
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
