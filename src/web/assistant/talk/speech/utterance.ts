import { recordedRate } from "./wav.ts";

/**
 * What happens in an utterance: someone starts to speak, pauses, goes on, has ended; or no one said anything for a while.
 */
export type UtteranceEvent = "started" | "paused" | "resumed" | "ended" | "nothing";

/** When speech begins and ends, in milliseconds. */
export type Patience = {
  /** Speech of this length is more than a click. */
  start: number;
  /** Silence of this length is a pause, and of this length the end. */
  pause: number;
  end: number;
  /** How long to wait for the first word. */
  silence: number;
  /** The longest utterance. */
  longest: number;
};

export const usualPatience: Patience = {
  start: 80,
  pause: 300,
  end: 900,
  silence: 8_000,
  longest: 50_000,
};

/** How much is kept from before speech was noticed, because words begin softly. */
const before = 600;
/** How much louder than the room speech is. */
const aboveRoom = 3;
/** How loud speech is at least, and the room at most, from 0 to 1: whoever speaks from the first moment isn't the room. */
const leastLoud = 0.01;
const loudestRoom = 0.03;

/**
 * The room is as loud as the quietest moment of the last one or two seconds, because speech has gaps and noise has none. It
 * is listened to for a moment before anything counts as speech.
 */
const windowMs = 1_000;
const firstMs = 200;

/** Someone's utterance, told from silence by loudness. */
export type Utterance = ReturnType<typeof createUtterance>;

/**
 * Collects an utterance from samples at the recorded rate. `soFar` is what was recorded before, when speech had been
 * noticed elsewhere; `stricter` asks for louder speech, because a loudspeaker is on.
 */
export function createUtterance({
  patience = usualPatience,
  soFar = null,
  stricter = 1,
}: { patience?: Patience; soFar?: Float32Array | null; stricter?: number } = {}) {
  const kept: Float32Array[] = soFar ? [soFar] : [];
  let samples = soFar?.length ?? 0;
  let isSpeech = soFar !== null;
  let isPaused = false;
  let isOver = false;
  const room = createRoom();
  /** Milliseconds of loudness and of silence in a row, and of everything. */
  let loudFor = 0;
  let quietFor = 0;
  let waited = 0;

  function note(loudness: number, ms: number): UtteranceEvent | null {
    const isLoud = loudness > Math.max(leastLoud, room.add(loudness, ms) * aboveRoom) * stricter;
    loudFor = isLoud ? loudFor + ms : 0;
    quietFor = isLoud ? 0 : quietFor + ms;
    waited += ms;
    if (!isSpeech) {
      if (loudFor >= patience.start && waited >= firstMs) {
        isSpeech = true;
        waited = 0;
        return "started";
      }
      return waited >= patience.silence ? "nothing" : null;
    }
    if (quietFor >= patience.end || waited >= patience.longest) return "ended";
    if (isPaused && loudFor >= patience.start) {
      isPaused = false;
      return "resumed";
    }
    if (!isPaused && quietFor >= patience.pause) {
      isPaused = true;
      return "paused";
    }
    return null;
  }

  return {
    /** Whether someone has spoken. */
    hasSpeech: () => isSpeech,
    /** Whether nothing was said for a moment. */
    isPaused: () => isPaused,
    /** Takes the next samples; returns what happens with them. */
    add(chunk: Float32Array): UtteranceEvent | null {
      if (isOver || chunk.length === 0) return null;
      kept.push(chunk);
      samples += chunk.length;
      const ms = (chunk.length / recordedRate) * 1_000;
      const event = note(loudnessOf(chunk), ms);
      if (!isSpeech)
        while (samples - kept[0]!.length > (before / 1_000) * recordedRate)
          samples -= kept.shift()!.length;
      isOver = event === "ended" || event === "nothing";
      return event;
    },
    /** Everything recorded so far, with a moment from before the first word. */
    recorded(): Float32Array {
      const whole = new Float32Array(samples);
      let at = 0;
      for (const chunk of kept) {
        whole.set(chunk, at);
        at += chunk.length;
      }
      return whole;
    },
  };
}

/** How loud the room is without anyone speaking. */
function createRoom() {
  let before = Number.POSITIVE_INFINITY;
  let now = Number.POSITIVE_INFINITY;
  let elapsed = 0;
  return {
    add(loudness: number, ms: number): number {
      elapsed += ms;
      now = Math.min(now, loudness);
      const quietest = Math.min(before, now, loudestRoom);
      if (elapsed >= windowMs) {
        [before, now] = [now, Number.POSITIVE_INFINITY];
        elapsed = 0;
      }
      return quietest;
    },
  };
}

/** The mean loudness of samples, from 0 to 1: how far they are from their mean, which some microphones move. */
function loudnessOf(chunk: Float32Array): number {
  const mean = chunk.reduce((total, sample) => total + sample, 0) / chunk.length;
  const sum = chunk.reduce((total, sample) => total + (sample - mean) ** 2, 0);
  return Math.sqrt(sum / chunk.length);
}
