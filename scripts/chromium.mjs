import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runTool } from "./child.mjs";
import { at, cache, findPinnedNode } from "./project.mjs";
import { Plain } from "./say.mjs";

/** The packaged browser is built only for this platform; others use an installed one. */
const isPackaged = process.platform === "linux" && process.arch === "x64";

const systemPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Only the packaged fonts: the same glyphs and widths on every machine. */
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;

/** Unpacks the browser that npm installed, once per version. */
export async function prepareChromium() {
  if (process.env.CHROMIUM_PATH || !isPackaged) return;
  const folder = packagedFolder();
  if (existsSync(join(folder, "chromium"))) return;
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  const unpack =
    'import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())';
  // The package unpacks into the temp folder and keeps whatever it finds there, so it gets one folder per version;
  // it adds the system libraries that a bare machine lacks only if it thinks it runs on Lambda.
  const env = { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  await runTool(findPinnedNode(), ["--input-type=module", "-e", unpack], { env });
  writeFileSync(join(half, "fonts", "fonts.conf"), fontSettings(folder));
  rmSync(folder, { recursive: true, force: true });
  renameSync(half, folder);
}

/** What Playwright needs to launch the browser; no flag weakens the security rules that pages are tested under. */
export function chromiumLaunchOptions() {
  const args = [
    // The tests may run as root, where Chromium's sandbox refuses to start; only our own pages are opened.
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  const folder = packagedFolder();
  const found = process.env.CHROMIUM_PATH || (isPackaged ? "" : systemPlaces.find(existsSync));
  if (found) return { executablePath: found, args };
  if (!existsSync(join(folder, "chromium"))) {
    throw new Plain(
      isPackaged
        ? 'The test browser is not unpacked yet. Run "npm test" once.'
        : "No Chrome or Chromium was found. Install one, or set CHROMIUM_PATH to its program.",
    );
  }
  const libraries = [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH];
  return {
    executablePath: join(folder, "chromium"),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
      FONTCONFIG_PATH: join(folder, "fonts"),
    },
  };
}

function packagedFolder() {
  const manifest = at("node_modules", "@sparticuz", "chromium", "package.json");
  if (!existsSync(manifest)) return cache("chromium-none");
  return cache(`chromium-${JSON.parse(readFileSync(manifest, "utf8")).version}`);
}
