/** The height of the n-th bar of the drawn voice, 0 to 1: syllables under a long breath. */
function loudness(n: number): number {
  const syllable =
    Math.abs(Math.sin(n * 1.07 + 0.4)) * 0.6 + Math.abs(Math.sin(n * 0.31 + 1.1)) * 0.4;
  const breath = 0.4 + 0.6 * Math.abs(Math.sin(n * 0.105 + 0.5));
  return Math.min(1, syllable * breath * 1.15);
}

/** Even, so that what is left above and below are whole units too: digits that nobody sees do not travel. */
const toEven = (value: number): number => Math.round(value / 2) * 2;

/** A bar of no length is a dot; some browsers draw none of it without any. */
const dot = 0.1;

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
  let [x, y] = [0, 0];
  for (let n = from; n < to; n += 1) {
    const fade = settles ? (1 - n / bars) ** 1.35 * Math.min(1.3, (n + 1) / 6) : 1;
    const length = toEven(loudness(n) * fade * height);
    const [left, top] = [step / 2 + n * step, (height - length) / 2];
    // From where the bar before ended: most of it is the same sign again, and packs well.
    path += `m${left - x} ${top - y}v${length || dot}`;
    [x, y] = [left, top + length];
  }
  return path;
}
