import { lowerRate } from "./wav.ts";

/** The microphone while it is open. */
export type OpenMicrophone = { close: () => void };

/** A microphone: passes on samples at the recorded rate. */
export type Microphone = {
  /** Opens it; rejects with MicrophoneDenied where it isn't allowed. */
  open: (take: (samples: Float32Array) => void) => Promise<OpenMicrophone>;
};

/** The visitor or the browser doesn't allow the microphone. */
export class MicrophoneDenied extends Error {
  override name = "MicrophoneDenied";
}

/** How many samples are passed on at once at least: 20 ms. */
const together = 320;

/** The browser's microphone; null if it has none, or the page may not use it. */
export function browserMicrophone(): Microphone | null {
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  if (!devices || !("AudioWorkletNode" in window)) return null;
  return {
    async open(take) {
      // The echo of the assistant's own voice is taken out by the browser.
      const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true };
      const stream = await devices.getUserMedia({ audio }).catch((error: unknown) => {
        const isDenied = error instanceof DOMException && error.name === "NotAllowedError";
        throw isDenied ? new MicrophoneDenied() : error;
      });
      const context = new AudioContext();
      const close = () => {
        for (const track of stream.getTracks()) track.stop();
        void context.close();
      };
      try {
        await context.audioWorklet.addModule("/recorder.js");
        await context.resume();
        const source = context.createMediaStreamSource(stream);
        const recorder = new AudioWorkletNode(context, "recorder", { numberOfOutputs: 0 });
        recorder.port.onmessage = batches(lowerRate(context.sampleRate), take);
        source.connect(recorder);
      } catch (error) {
        close();
        throw error;
      }
      return { close };
    },
  };
}

/** Lowers the rate of what the recorder sends, and passes it on in larger pieces. */
function batches(lower: ReturnType<typeof lowerRate>, take: (samples: Float32Array) => void) {
  let kept: Float32Array[] = [];
  let length = 0;
  return ({ data }: MessageEvent<Float32Array>) => {
    const samples = lower(data);
    kept.push(samples);
    length += samples.length;
    if (length < together) return;
    const whole = new Float32Array(length);
    let at = 0;
    for (const one of kept) {
      whole.set(one, at);
      at += one.length;
    }
    kept = [];
    length = 0;
    take(whole);
  };
}
