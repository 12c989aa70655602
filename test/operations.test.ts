import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "./harness/app.ts";
import { readMetrics, type Series } from "./harness/metrics.ts";
import { fresh, people } from "./harness/people.ts";
import { backupFolder } from "./harness/backups.ts";

// Alert rules and the dashboard ask for what the running product really tells.

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");
const alerts = read("ops/prometheus/alerts.yml");
const runbooks = read("docs/operations/runbooks.md");
type Dashboard = { panels: { id: number; title: string; targets: { expr: string }[] }[] };
const dashboard = JSON.parse(read("ops/grafana/hearthline.json")) as Dashboard;

/** The expressions of the rules, by the name of their alert. */
const rules = [...alerts.matchAll(/- alert: (\w+)\n\s+expr: (?:\|\n)?([\s\S]*?)\n\s+for:/g)].map(
  ([, name, expr]) => ({ name: name!, expr: expr! }),
);
const asked = [
  ...rules,
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ name: `the panel "${title}"`, expr })),
  ),
];

let app: TestApp;
let series: Series[];
const files = backupFolder();
beforeAll(async () => {
  app = await testApp({
    config: {
      metrics: { host: "127.0.0.1", port: 0 },
      backups: { every: 86_400_000, keep: 2, folder: files.at("backups") },
    },
  });
  const ana = await app.as(fresh(people.ana));
  await ana.fetch("/api/v1/profile");
  // A job that ran is the first to have a duration, and a backup the first to have an age.
  await app.sql("select graphile_worker.add_job('back-up')");
  await app.drain();
  series = await readMetrics(app);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  files[Symbol.dispose]();
});

/** The metrics in an expression, each with the labels it is selected and grouped by. */
function metricsIn(expr: string) {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names]) =>
    names!.split(/,\s*/),
  );
  const names = expr.matchAll(
    /\b((?:hearthline|http_server|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g,
  );
  return [...names]
    .filter(([, name]) => !/^http_(route|request|response)/.test(name!))
    .map(([, name, inner = ""]) => ({
      name: name!,
      grouped: grouped.filter((label) => label !== "le" || name!.endsWith("_bucket")),
      selected: [...inner.matchAll(/(\w+)\s*(=~|=)\s*"([^"]*)"/g)].map(([, label, how, value]) => ({
        label: label!,
        how: how!,
        value: value!,
      })),
    }));
}

// Prometheus adds these to whatever it reads, and knows itself whether it could.
const prometheus = { labels: new Set(["job", "instance"]), name: "up" };

test.each(asked)("$name asks for metrics and labels that are there", ({ expr }) => {
  const metrics = metricsIn(expr);
  expect(metrics.length, expr).toBeGreaterThan(0);
  for (const { name, selected, grouped } of metrics) {
    if (name === prometheus.name) continue;
    const told = series.filter((one) => one.name === name);
    expect(told, `${name} in ${expr}`).not.toEqual([]);
    const own = [...grouped, ...selected.map(({ label }) => label)].filter(
      (label) => !prometheus.labels.has(label),
    );
    for (const label of own)
      expect(
        told.some(({ labels }) => label in labels),
        `${label} of ${name}`,
      ).toBe(true);
    // Which values requests have depends on what happens, but a state has all of its own from the start.
    for (const { label, value } of selected.filter(({ label }) => label === "state"))
      expect(told.map(({ labels }) => labels[label])).toContain(value);
  }
});

describe("the alert rules", () => {
  test("are all read by this test, and each has a severity, a summary and a runbook", () => {
    expect(rules).toHaveLength(alerts.match(/^\s+- alert:/gm)!.length);
    expect(rules.length).toBeGreaterThan(10);
    for (const part of [/severity: (page|ticket) /g, /summary: "/g, /runbook: docs/g])
      expect(alerts.match(part), String(part)).toHaveLength(rules.length);
  });

  test("lead to runbooks that exist, and each of the eleven says what is seen, what to look at and what to do", () => {
    const headings = [...runbooks.matchAll(/^## (\d+\. .+)$/gm)].map(([, title]) => title!);
    expect(headings).toHaveLength(11);
    const anchors = headings.map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, "")
        .replaceAll(" ", "-"),
    );
    for (const [, anchor] of alerts.matchAll(/runbook: docs\/operations\/runbooks\.md#(\S+)/g))
      expect(anchors).toContain(anchor);
    for (const part of runbooks.split(/^## \d+\. /m).slice(1))
      for (const what of ["**Seen.**", "**Look at.**", "**Do.**"])
        expect(part, part.split("\n", 1)[0]).toContain(what);
    for (const { name } of rules) expect(runbooks, name).toContain(`\`${name}\``);
  });
});

test("every metric of ours is described in the manual, and no other", () => {
  const page = read("docs/operations.md");
  const families = new Set(
    series
      .map(({ name }) => name.replace(/_(bucket|sum|count)$/, ""))
      .filter((name) => /^(hearthline|http_server)_/.test(name)),
  );
  const described = new Set(
    [...page.matchAll(/`((?:hearthline|http_server)_\w+)`/g)].map(([, name]) => name!),
  );
  expect([...described].sort()).toEqual([...families].sort());
});

test("there is no other file for Prometheus or Grafana than these", () => {
  const files = (folder: string) => readdirSync(`${root}ops/${folder}`);
  expect([files("prometheus"), files("grafana")]).toEqual([["alerts.yml"], ["hearthline.json"]]);
});
