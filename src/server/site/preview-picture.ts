import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Language } from "#domain/kernel/language.ts";
import { escapeHtml } from "#server/platform/http/pages.ts";
import { previewBackground, previewMargin, previewSize } from "./preview-background.ts";

/** The texts of preview pictures; `lead` is the booking page's own. */
const previewWords = {
  name: "Hearthline",
  lead: { en: "Book an appointment with", es: "Reserve una cita con" },
  site: "Enhance Real Estate Productivity with AI Voice Agent",
} as const;

/** What a preview picture shows of a professional: no more than the public booking page. */
export type PreviewLines = {
  name: string;
  role: string | null;
  company: string | null;
  language: Language;
};

const face = (name: string) => fileURLToPath(new URL(`./faces/${name}.ttf`, import.meta.url));
/** The fonts (docs/design.md), the display font first. */
const faces = {
  serif: { file: face("newsreader-display"), names: "Newsreader 16pt, Instrument Sans" },
  sans: { file: face("instrument-sans"), names: "Instrument Sans" },
  sansExtended: { file: face("instrument-sans-ext"), names: "Instrument Sans" },
};
const ink = "#17201c";
const soft = "#5b655f";
const longestText = 100;
/** The space between two texts. */
const gap = 24;
/** The space between the logo and the line. */
const wordsFrom = 178;
const wordsUntil = 440;

type Piece = {
  text: string;
  face: keyof typeof faces;
  size: number;
  weight?: string;
  color: string;
};
type Drawn = { image: Buffer; height: number };

/** The fonts have letters for languages in Latin script. */
const written = /^[\u0020-\u024f\u02bb-\u02dd\u1e00-\u1eff\u2010-\u2044\u20a0-\u20c0\u2122]*$/;

/**
 * Renders the preview picture of a booking page, or of the site without a professional, as PNG. A name in letters that
 * the fonts lack gets the site's picture, because the text beside it says whom it is about.
 */
export async function drawPreview(lines: PreviewLines | null): Promise<Buffer> {
  await knowFaces();
  const pieces = await piecesOf(lines && written.test(plainOf(lines.name)) ? lines : null);
  let top = Math.round((wordsFrom + wordsUntil - heightOf(pieces)) / 2);
  const placed = pieces.map((piece) => {
    const at = { input: piece.image, left: previewMargin, top };
    top += piece.height + gap;
    return at;
  });
  const name = await write({
    text: previewWords.name,
    face: "sans",
    size: 38,
    weight: "Semi-Bold",
    color: ink,
  });
  const mark = {
    input: name.image,
    left: previewMargin + 84,
    top: 108 - Math.round(name.height / 2),
  };
  return sharp(previewBackground(), { raw: { ...previewSize, channels: 3 } })
    .composite([mark, ...placed])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** All texts, as large as there is room for. */
async function piecesOf(lines: PreviewLines | null): Promise<Drawn[]> {
  let pieces: Drawn[] = [];
  for (const size of [92, 76, 62, 48]) {
    const large = {
      text: lines?.name ?? previewWords.site,
      face: "serif",
      size,
      color: ink,
    } as const;
    const small = { face: "sans", size: size > 60 ? 34 : 28, color: soft } as const;
    const line = [lines?.role, lines?.company]
      .filter((part) => part && written.test(plainOf(part)))
      .join(" · ");
    pieces = [];
    if (lines) pieces.push(await write({ text: previewWords.lead[lines.language], ...small }));
    pieces.push(await write(large));
    if (line) pieces.push(await write({ text: line, ...small }));
    if (heightOf(pieces) <= wordsUntil - wordsFrom) break;
  }
  return pieces;
}

const heightOf = (pieces: Drawn[]): number =>
  pieces.reduce((sum, { height }) => sum + height, gap * (pieces.length - 1));

/** Text without invisible characters, cut to a length that fits. */
const plainOf = (text: string): string => text.replace(/\p{C}/gu, " ").slice(0, longestText);

async function write({ text, face: key, size, weight = "", color }: Piece): Promise<Drawn> {
  const { file, names } = faces[key];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(plainOf(text))}</span>`,
      font: `${names} ${weight} ${size}`,
      fontfile: file,
      width: previewSize.width - 2 * previewMargin,
      wrap: "word-char",
      rgba: true,
      dpi: 72, // so that a point of the type is a pixel
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, height: info.height };
}

let known: Promise<unknown> | null = null;

/** sharp loads a font when it is first used, so all are loaded before the first picture. */
function knowFaces(): Promise<unknown> {
  known ??= Promise.all(
    Object.values(faces).map(({ file, names }) =>
      sharp({ text: { text: "a", font: names, fontfile: file } })
        .png()
        .toBuffer(),
    ),
  );
  return known;
}
