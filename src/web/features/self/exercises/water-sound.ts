import { useEffect, useState } from 'react'

/** A soft sound of water, synthesised in the browser; nothing is fetched. */
type WaterSound = {
  /** Swells or sinks over so many seconds, so that a breath is heard as well as seen. */
  readonly follow: (to: 'swell' | 'sink', seconds: number) => void
  /** Fades out and releases the audio device. */
  readonly end: () => void
}

/** The highest gain, of 1: quiet, so that it never startles a person with headphones. */
const loudest = 0.16
const softest = 0.05
/** In seconds. */
const [fadeIn, fadeOut] = [2.5, 0.4]
/** Cut-off frequencies of the low-pass filter, in hertz: low ones, so that the noise is more like waves than like a tap. */
const [dark, bright] = [240, 620]

/** @returns null where the browser cannot make sounds */
function openWaterSound(): WaterSound | null {
  if (typeof AudioContext === 'undefined') return null
  const context = new AudioContext()
  const { currentTime } = context
  const waves = new AudioBufferSourceNode(context, { buffer: brownNoise(context), loop: true })
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: dark, Q: 0.3 })
  const volume = new GainNode(context, { gain: 0 })
  waves.connect(filter).connect(volume).connect(context.destination)
  waves.start()
  glide(volume.gain, softest, currentTime, fadeIn)
  // If the page was opened without a press, the browser keeps the context suspended until there is one.
  const wake = () => void context.resume()
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)

  return {
    follow(to, seconds) {
      const now = context.currentTime
      glide(volume.gain, to === 'swell' ? loudest : softest, now, seconds)
      glide(filter.frequency, to === 'swell' ? bright : dark, now, seconds)
    },
    end() {
      removeEventListener('pointerdown', wake)
      removeEventListener('keydown', wake)
      glide(volume.gain, 0, context.currentTime, fadeOut)
      setTimeout(() => void context.close(), fadeOut * 1000)
    },
  }
}

/** Starts at the present value, so that there is no click. */
function glide(value: AudioParam, to: number, now: number, seconds: number): void {
  value.cancelScheduledValues(now)
  value.setValueAtTime(value.value, now)
  value.linearRampToValueAtTime(to, now + seconds)
}

/** Eight seconds of brown noise whose end joins its beginning, so that the loop has no seam. */
function brownNoise(context: BaseAudioContext): AudioBuffer {
  const length = context.sampleRate * 8
  const overlap = context.sampleRate
  const wandering = new Float32Array(length + overlap)
  let last = 0
  for (let at = 0; at < wandering.length; at++) {
    last = (last + 0.02 * (2 * Math.random() - 1)) / 1.02
    wandering[at] = last * 3.5
  }
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < length; at++) {
    const share = Math.min(1, at / overlap)
    const tail = at < overlap ? (wandering[length + at] ?? 0) * (1 - share) : 0
    samples[at] = (wandering[at] ?? 0) * share + tail
  }
  return buffer
}

export type Swell = { readonly to: 'swell' | 'sink'; readonly seconds: number }

/**
 * Plays the sound of water while an exercise runs, if the person has turned it on. It stops at the end, in a pause and when
 * the page is left.
 * @param swell what the sound follows now; it changes together with `key`
 */
export function useWaterSound(on: boolean, swell: Swell, key: string): void {
  const [sound, setSound] = useState<WaterSound | null>(null)
  useEffect(() => {
    if (!on) return
    const opened = openWaterSound()
    setSound(opened)
    return () => {
      opened?.end()
      setSound(null)
    }
  }, [on])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next breath is as long as the last
  useEffect(() => sound?.follow(swell.to, swell.seconds), [sound, key])
}
