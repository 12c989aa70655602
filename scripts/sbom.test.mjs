import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productionVersions } from "./production.mjs";
import { at } from "./project.mjs";
import { writeSbom } from "./sbom.mjs";

test("the bill of materials has every package of production with a license and a checksum, and no other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-sbom-"));
  try {
    await writeSbom([join(folder, "sbom.json")]);
    const bill = JSON.parse(readFileSync(join(folder, "sbom.json"), "utf8"));
    expect(bill.bomFormat).toBe("CycloneDX");
    expect(bill.metadata.component).toMatchObject({ name: "hearthline", type: "application" });
    const listed = bill.components.map(({ purl }) =>
      decodeURIComponent(purl.replace("pkg:npm/", "")),
    );
    expect([...new Set(listed)].sort()).toEqual([...new Set(productionVersions())].sort());
    const { dependencies } = JSON.parse(readFileSync(at("package.json"), "utf8"));
    const direct = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    expect(listed).toEqual(expect.arrayContaining(direct));
    expect(listed.filter((name) => /^(vitest|vite|typescript|lighthouse)@/.test(name))).toEqual([]);
    for (const { purl, hashes } of bill.components) expect(hashes, purl).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a missing file name is told, and nothing is written", async () => {
  await expect(writeSbom([])).rejects.toThrow("npm run sbom -- FILE");
  await expect(writeSbom(["a", "b"])).rejects.toThrow("npm run sbom -- FILE");
});
