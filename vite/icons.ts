import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { runnerImport } from "vite";

/* Draws the app icons from the logo: `node vite/icons.ts`. They are in public/ and change only with the logo. */

type Mark = { toneBars: readonly { x: number; height: number; brass: boolean }[] };
const tone = fileURLToPath(new URL("../src/web/ui/tone.tsx", import.meta.url));
const { module } = await runnerImport<Mark>(tone);

/** The logo's own size (tone.tsx), and its colors on the product's green. */
const width = 22;
const height = 20;
const colors = { background: "#0e5f46", bar: "#fffefb", brass: "#e0ad58" };

type Icon = {
  file: string;
  pixels: number;
  /** The logo's share of the icon's width. */
  share: number;
  /** The corner radius as a share of the width; platforms that crop icons themselves get none. */
  corner: number;
};

const icons: Icon[] = [
  { file: "icon-192.png", pixels: 192, share: 0.56, corner: 0.22 },
  { file: "icon-512.png", pixels: 512, share: 0.56, corner: 0.22 },
  // Inside the central 80% circle that every mask keeps.
  { file: "icon-maskable-192.png", pixels: 192, share: 0.46, corner: 0 },
  { file: "icon-maskable-512.png", pixels: 512, share: 0.46, corner: 0 },
  { file: "apple-touch-icon.png", pixels: 180, share: 0.54, corner: 0 },
];

function drawn({ pixels, share, corner }: Icon): string {
  const scale = (pixels * share) / width;
  const left = (pixels - width * scale) / 2;
  const top = (pixels - height * scale) / 2;
  const bars = module.toneBars.map(
    (bar) =>
      `<rect x="${bar.x}" y="${(height - bar.height) / 2}" width="4" height="${bar.height}" rx="2"
        fill="${bar.brass ? colors.brass : colors.bar}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}">
    <rect width="${pixels}" height="${pixels}" rx="${pixels * corner}" fill="${colors.background}"/>
    <g transform="translate(${left} ${top}) scale(${scale})">${bars.join("")}</g>
  </svg>`;
}

for (const icon of icons) {
  const png = await sharp(Buffer.from(drawn(icon)))
    .png({ palette: true, effort: 10 })
    .toBuffer();
  await writeFile(fileURLToPath(new URL(`../public/${icon.file}`, import.meta.url)), png);
}
