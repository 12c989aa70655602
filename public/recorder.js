/*
 * Passes on what the microphone hears, in its own audio thread (web/assistant/talk/speech/microphone.ts loads it). It is a
 * file by itself, because the content security policy allows no code from elsewhere.
 */
class Recorder extends AudioWorkletProcessor {
  process([[channel] = []]) {
    if (channel) this.port.postMessage(channel.slice());
    return true;
  }
}

registerProcessor("recorder", Recorder);
