/** A recording with one tone, in 16-bit WAV. */
export function toneWav({
  hertz,
  ms,
  rate = 16_000,
}: {
  hertz: number;
  ms: number;
  rate?: number;
}): Buffer<ArrayBuffer> {
  const samples = Math.round((ms / 1000) * rate);
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let n = 0; n < samples; n += 1)
    wav.writeInt16LE(Math.round(9_000 * Math.sin((2 * Math.PI * hertz * n) / rate)), 44 + n * 2);
  return wav;
}

/** The pitch of the loud part of a WAV recording, in hertz; null in silence. Counts how often it crosses zero. */
export function toneIn(wav: Buffer): number | null {
  if (wav.length < 46 || wav.toString("latin1", 0, 4) !== "RIFF") return null;
  const rate = wav.readUInt32LE(24);
  const loud = 1_000;
  let crossings = 0;
  let samples = 0;
  let sign = 0;
  let quietFor = Number.POSITIVE_INFINITY;
  for (let at = 44; at + 1 < wav.length; at += 2) {
    const value = wav.readInt16LE(at);
    quietFor = Math.abs(value) > loud ? 0 : quietFor + 1;
    // Between two waves it is quiet for a moment too.
    if (quietFor > rate / 100) continue;
    samples += 1;
    const next = Math.sign(value);
    if (next !== 0 && next !== sign) {
      if (sign !== 0) crossings += 1;
      sign = next;
    }
  }
  return samples < rate / 20 ? null : (crossings / 2) * (rate / samples);
}
