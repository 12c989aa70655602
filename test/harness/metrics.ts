import type { TestApp } from "./app.ts";

/** One value of a metric, as the text format has it. */
export type Series = { name: string; labels: Record<string, string>; value: number };

/** What an app's metrics port tells. */
export async function readMetrics(app: Pick<TestApp, "running">): Promise<Series[]> {
  const answer = await fetch(app.running.metricsUrl!);
  if (answer.status !== 200) throw new Error(`The metrics were answered ${answer.status}.`);
  return parseMetrics(await answer.text());
}

/** Reads Prometheus's text format. */
export function parseMetrics(text: string): Series[] {
  return text.split("\n").flatMap((line) => {
    const [, name, inner = "", value] = /^([a-zA-Z_:]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (!name) return [];
    const labels = [...inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [
      key!,
      text!,
    ]);
    return [
      { name, labels: Object.fromEntries(labels) as Record<string, string>, value: Number(value) },
    ];
  });
}

/** The value of the series with these labels, and perhaps others; undefined if there is none. */
export function valueOf(
  series: Series[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  return series.find(
    (one) =>
      one.name === name &&
      Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  )?.value;
}
