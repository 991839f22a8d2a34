/** What is heard, for those who chose sound: made of tones and noise, so that nothing has to be fetched. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'dice' | 'blow' | 'good' | 'bad' | 'end';

/** Tones: pitch in hertz, when they begin and how long they last, in seconds. */
type Tone = readonly [pitch: number, at: number, long: number];
const TONES: Record<Exclude<Sound, 'dice' | 'blow'>, readonly Tone[]> = {
  turn: [
    [523, 0, 0.35],
    [784, 0.18, 0.35],
  ],
  good: [
    [392, 0, 0.25],
    [587, 0.12, 0.4],
  ],
  bad: [
    [294, 0, 0.3],
    [220, 0.16, 0.5],
  ],
  end: [
    [392, 0, 0.5],
    [523, 0.2, 0.5],
    [659, 0.4, 0.5],
    [784, 0.6, 0.9],
  ],
};
/** When each die of a throw falls. */
const KNOCKS = [0, 0.07, 0.13, 0.22];
const LOUD = 0.12;
const SILENT = 0.001;

let context: AudioContext | null = null;

/** Lets a sound be heard, if sound was chosen and the browser allows it. */
export function hear(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  if (sound === 'dice') for (const at of KNOCKS) knock(context, at, 2400, 0.05);
  else if (sound === 'blow') knock(context, 0, 320, 0.22);
  else for (const tone of TONES[sound]) ring(context, tone);
}

function fading(on: AudioContext, start: number, long: number): GainNode {
  const volume = on.createGain();
  volume.gain.setValueAtTime(LOUD, start);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + long);
  volume.connect(on.destination);
  return volume;
}

function ring(on: AudioContext, [pitch, at, long]: Tone): void {
  const tone = on.createOscillator();
  const start = on.currentTime + at;
  tone.frequency.value = pitch;
  tone.connect(fading(on, start, long));
  tone.start(start);
  tone.stop(start + long);
}

/** Something hard falls: noise around a pitch, soon over. */
function knock(on: AudioContext, at: number, pitch: number, long: number): void {
  const noise = on.createBufferSource();
  const length = Math.ceil(on.sampleRate * long);
  noise.buffer = on.createBuffer(1, length, on.sampleRate);
  noise.buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1));
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  const start = on.currentTime + at;
  noise.connect(filter).connect(fading(on, start, long));
  noise.start(start);
}
