import { useSyncExternalStore } from 'react'

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>

/** Which of several ways to speak a language is taken, unless the device has a favourite among them. */
const nearest: readonly string[] = ['sv-se', 'en-gb']

/** Some telephones write `sv_SE`. */
const tagOf = ({ lang }: Voice) => lang.toLowerCase().replace('_', '-')

/**
 * The voice that reads a language. Only one that speaks within the device: any other is sent what it reads (decision 0690).
 * A name that a remote voice has too is left out, because some browsers hand nothing but the name to what speaks.
 * @param language primary subtag: `sv`
 * @returns null where the device has none
 */
export function voiceFor<Offered extends Voice>(
  voices: readonly Offered[],
  language: string,
): Offered | null {
  const remote = new Set(voices.flatMap(({ localService, name }) => (localService === true ? [] : [name])))
  const own = voices.filter(
    (voice) => !remote.has(voice.name) && tagOf(voice).split('-')[0] === language.toLowerCase(),
  )
  return (
    own.find((voice) => voice.default) ??
    own.find((voice) => nearest.includes(tagOf(voice))) ??
    own[0] ??
    null
  )
}

/** None in a browser that cannot speak. They may come late, and go. */
export const voicesHere = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : []

/** Hears that voices have come or gone. @returns how to stop */
export function hearOfVoices(listener: () => void): () => void {
  // Where it cannot be listened to, its voices are there from the start.
  if (!('speechSynthesis' in globalThis) || !('addEventListener' in speechSynthesis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** Whether this device has a voice of its own for a language. */
export const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(
    hearOfVoices,
    () => voiceFor(voicesHere(), language) !== null,
    () => false,
  )
