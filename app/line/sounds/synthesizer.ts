/**
 * The sounds of games and exercises, each synthesised from a few oscillators. They need no files or licences, and are all in tune.
 * Loaded with the first sound.
 */
const SOUNDS = [
  'move',
  'capture',
  'castle',
  'check',
  'promotion',
  'low-time',
  'won',
  'lost',
  'drawn',
  'illegal',
  'right',
  'wrong',
  'solved',
] as const
export type Sound = (typeof SOUNDS)[number]

interface Note {
  readonly wave: OscillatorType
  readonly hertz: number
  /** The final pitch. A falling pitch makes a knock sound like wood. */
  readonly toHertz?: number
  readonly atMs: number
  readonly forMs: number
  readonly loudness: number
}

const knock = (hertz: number, atMs: number, loudness: number): Note => ({
  wave: 'triangle',
  hertz,
  toHertz: hertz / 2.5,
  atMs,
  forMs: 70,
  loudness,
})

const tone = (hertz: number, atMs: number, forMs: number, loudness = 0.35): Note => ({
  wave: 'sine',
  hertz,
  atMs,
  forMs,
  loudness,
})

const G3 = 196
const B3 = 246.94
const C5 = 523.25
const E5 = 659.25
const G5 = 783.99
const C6 = 1046.5

const NOTES: Record<Sound, readonly Note[]> = {
  move: [knock(420, 0, 0.8)],
  capture: [knock(300, 0, 1), knock(520, 35, 0.6)],
  castle: [knock(420, 0, 0.8), knock(360, 110, 0.8)],
  check: [knock(420, 0, 0.8), tone(G5, 30, 160)],
  promotion: [knock(420, 0, 0.8), tone(C5, 40, 110), tone(E5, 120, 110), tone(G5, 200, 160)],
  'low-time': [tone(880, 0, 90), tone(880, 160, 90)],
  won: [tone(C5, 0, 160), tone(E5, 130, 160), tone(G5, 260, 160), tone(C6, 390, 360)],
  lost: [tone(G5, 0, 200), tone(E5, 170, 200), tone(C5, 340, 400)],
  drawn: [tone(E5, 0, 200), tone(E5, 220, 320)],
  illegal: [{ wave: 'sawtooth', hertz: 130, toHertz: 90, atMs: 0, forMs: 110, loudness: 0.25 }],
  right: [knock(420, 0, 0.8), tone(E5, 20, 90), tone(G5, 100, 140)],
  wrong: [knock(420, 0, 0.8), tone(B3, 30, 130), tone(G3, 150, 200)],
  solved: [knock(420, 0, 0.8), tone(C5, 20, 90), tone(E5, 100, 90), tone(G5, 180, 90), tone(C6, 260, 260)],
}

let context: AudioContext | undefined

/** Creating the context can take 100 ms, so it is done before the first move. */
export function prepareAudio() {
  context ??= new AudioContext()
}

/** Throws if audio is unavailable. */
export function synthesize(sound: Sound, volume: number) {
  context ??= new AudioContext()
  // Suspended if it was created before the first interaction.
  if (context.state === 'suspended') void context.resume()
  for (const note of NOTES[sound]) playNote(context, note, volume)
}

function playNote(audio: AudioContext, note: Note, volume: number) {
  const start = audio.currentTime + note.atMs / 1000
  const end = start + note.forMs / 1000
  const oscillator = new OscillatorNode(audio, { type: note.wave, frequency: note.hertz })
  const gain = new GainNode(audio, { gain: 0 })
  oscillator.frequency.setValueAtTime(note.hertz, start)
  if (note.toHertz) oscillator.frequency.exponentialRampToValueAtTime(note.toHertz, end)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(note.loudness * volume, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(end + 0.02)
}
