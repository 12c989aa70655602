/** The height of the n-th bar of the drawn voice, 0 to 1: syllables under a long breath. */
function loudness(n: number): number {
  const syllable =
    Math.abs(Math.sin(n * 1.07 + 0.4)) * 0.6 + Math.abs(Math.sin(n * 0.31 + 1.1)) * 0.4;
  const breath = 0.4 + 0.6 * Math.abs(Math.sin(n * 0.105 + 0.5));
  return Math.min(1, syllable * breath * 1.15);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** What a wave is drawn with; lengths are units of its own picture. */
export type WaveShape = {
  bars: number;
  /** From one bar to the next. */
  step: number;
  /** The tallest bar. */
  height: number;
  /** Shrinks to dots towards the end: the voice settles into the line. */
  settles?: boolean;
  /** Draws only these bars, counted from 0. */
  from?: number;
  to?: number;
};

/** A voice as one path of upright strokes; give it a round line cap. */
export function wavePath(shape: WaveShape): string {
  const { bars, step, height, settles = false, from = 0, to = bars } = shape;
  let path = "";
  for (let n = from; n < to; n += 1) {
    const fade = settles ? (1 - n / bars) ** 1.35 * Math.min(1.3, (n + 1) / 6) : 1;
    const length = round(Math.max(0.1, loudness(n) * fade * height));
    const along = round(step / 2 + n * step);
    const across = round((height - length) / 2);
    path += `M${along} ${across}v${length}`;
  }
  return path;
}
