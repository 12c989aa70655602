/** The size of preview pictures in pixels, as messengers and networks show them. */
export const previewSize = { width: 1200, height: 630 };
/** The left edge of text and line. */
export const previewMargin = 96;

type Color = readonly [red: number, green: number, blue: number];
// The light theme's colors of docs/design.md: a picture cannot follow its reader's theme.
const paper: Color = [0xfa, 0xf8, 0xf3];
const green: Color = [0x0e, 0x5f, 0x46];
const brass: Color = [0x8a, 0x5a, 0x0e];

type Stroke = {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  width: number;
  color: Color;
};

const lineY = 520;
const heights = [10, 22, 44, 28, 66, 96, 60, 112, 74, 48, 30, 16, 8];
const brassBar = 7;
const step = 22;
const lineStart = previewMargin + heights.length * step;
const points = [0, 1, 2, 3].map((at) => lineStart + 130 + at * 205);

function upright(x: number, y: number, height: number, color: Color, width = 11): Stroke {
  const half = Math.max(0, height - width) / 2;
  return { from: [x, y - half], to: [x, y + half], width, color };
}

/** The logo at the top, and at the bottom the voice that becomes the path of a deal (docs/design.md). */
const strokes: Stroke[] = [
  ...[15, 50, 30, 40].map((height, at) =>
    upright(previewMargin + 5 + at * 15, 108, height, at === 2 ? brass : green, 10),
  ),
  ...heights.map((height, at) =>
    upright(previewMargin + 5 + at * step, lineY, height, at === brassBar ? brass : green),
  ),
  { from: [lineStart, lineY], to: [previewSize.width + 9, lineY], width: 3, color: green },
  ...points.flatMap((x, at) => {
    const dot = (width: number, color: Color): Stroke => upright(x, lineY, 0, color, width);
    if (at < 2) return [dot(26, at === 0 ? green : brass)];
    return [dot(26, green), dot(18, paper)];
  }),
];

/** The background with logo and line, as raw RGB pixels. */
export function previewBackground(): Buffer {
  const { width, height } = previewSize;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = paper[at % 3]!;
  for (const stroke of strokes) draw(pixels, stroke);
  return pixels;
}

/** A stroke with round ends, anti-aliased. */
function draw(pixels: Buffer, { from, to, width, color }: Stroke): void {
  const radius = width / 2;
  const [left, right] = [Math.min(from[0], to[0]) - radius, Math.max(from[0], to[0]) + radius];
  const [top, bottom] = [Math.min(from[1], to[1]) - radius, Math.max(from[1], to[1]) + radius];
  for (let y = Math.floor(top); y <= Math.ceil(bottom); y += 1)
    for (
      let x = Math.max(0, Math.floor(left));
      x <= Math.min(previewSize.width - 1, Math.ceil(right));
      x += 1
    ) {
      // All strokes are vertical or horizontal, so the nearest point is found axis by axis.
      const nearX = Math.min(Math.max(x, Math.min(from[0], to[0])), Math.max(from[0], to[0]));
      const nearY = Math.min(Math.max(y, Math.min(from[1], to[1])), Math.max(from[1], to[1]));
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - nearX, y - nearY)));
      const at = (y * previewSize.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = pixels[at + channel]!;
        pixels[at + channel] = Math.round(under + (color[channel]! - under) * cover);
      }
    }
}
