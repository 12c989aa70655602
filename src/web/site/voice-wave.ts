/** The height of the n-th bar of the drawn voice, from 0 to 1: syllables within a slower breath. */
function loudness(n: number): number {
  const syllable =
    Math.abs(Math.sin(n * 1.07 + 0.4)) * 0.6 + Math.abs(Math.sin(n * 0.31 + 1.1)) * 0.4;
  const breath = 0.4 + 0.6 * Math.abs(Math.sin(n * 0.105 + 0.5));
  return Math.min(1, syllable * breath * 1.15);
}

/** Rounds to even numbers, so that the space above and below is whole too: it saves digits that no one sees. */
const toEven = (value: number): number => Math.round(value / 2) * 2;

/** The length of a bar that shows as a dot; some browsers skip strokes of length zero. */
const dot = 0.1;

/** The shape of a wave; lengths are in units of its viewBox. */
export type WaveShape = {
  bars: number;
  /** The distance between bars. */
  step: number;
  /** The height of the tallest bar. */
  height: number;
  /** Shrinks to dots toward the end, so that the voice settles into the line. */
  settles?: boolean;
  /** Draws only this range of bars, counted from 0. */
  from?: number;
  to?: number;
};

/** A voice as one path of vertical strokes; use it with a round line cap. */
export function wavePath(shape: WaveShape): string {
  const { bars, step, height, settles = false, from = 0, to = bars } = shape;
  let path = "";
  let [x, y] = [0, 0];
  for (let n = from; n < to; n += 1) {
    const fade = settles ? (1 - n / bars) ** 1.35 * Math.min(1.3, (n + 1) / 6) : 1;
    const length = toEven(loudness(n) * fade * height);
    const [left, top] = [step / 2 + n * step, (height - length) / 2];
    // Relative to the end of the previous bar: most commands repeat, so the path compresses well.
    path += `m${left - x} ${top - y}v${length || dot}`;
    [x, y] = [left, top + length];
  }
  return path;
}
