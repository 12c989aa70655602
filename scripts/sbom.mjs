import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runTool, ToolFailed } from "./child.mjs";
import { productionPackages } from "./production.mjs";
import { at, outerPath } from "./project.mjs";
import { Plain } from "./say.mjs";

const usage = `Usage:
  npm run sbom -- FILE   writes the packages of production as CycloneDX JSON`;

/**
 * A software bill of materials: every package that package-lock.json has for production, with version, license and
 * checksum.
 */
export async function writeSbom([file, ...more]) {
  if (!file || file.startsWith("-") || more.length > 0) throw new Plain(usage);
  const bill = await listPackages();
  // npm runs us in the project's folder; the path is as the caller wrote it.
  const path = resolve(process.env.INIT_CWD ?? ".", file);
  writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`);
  console.error(`Written: ${path} (${bill.components.length} packages)`);
}

/**
 * What npm says about a lock file with production's packages alone. Its own `--omit=dev` leaves out what development
 * needs too, such as pg and zod.
 */
async function listPackages() {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-sbom-"));
  try {
    writeProduction(folder);
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application"];
    const env = { ...process.env, PATH: outerPath() };
    const text = await runTool(npm, [...args, "--package-lock-only"], { env, cwd: folder });
    const { metadata, ...bill } = JSON.parse(text);
    const { name, version } = JSON.parse(readFileSync(at("package.json"), "utf8"));
    // npm calls it by its folder.
    const component = { ...metadata.component, name, version, purl: `pkg:npm/${name}@${version}` };
    return { ...bill, metadata: { ...metadata, component } };
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    throw new Plain(`npm could not list the packages:\n\n${error.output.trim()}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeProduction(folder) {
  const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const lock = JSON.parse(readFileSync(at("package-lock.json"), "utf8"));
  const { devDependencies: __, ...root } = lock.packages[""];
  const kept = productionPackages().map((path) => {
    const { dev: ___, devOptional: ____, ...locked } = lock.packages[path];
    return [path, locked];
  });
  const packages = Object.fromEntries([["", root], ...kept]);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages }));
}
