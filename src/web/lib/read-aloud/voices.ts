import { useSyncExternalStore } from 'react'

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>

/** The preferred regional variant of each language, unless the device has a default voice in another. */
const nearest: readonly string[] = ['sv-se', 'en-gb']

/** Some telephones write `sv_SE`. */
const tagOf = ({ lang }: Voice) => lang.toLowerCase().replace('_', '-')

/**
 * The voice for a language. Only voices within the device are used: any other sends the text to a server (decision 0690). A
 * voice is left out if a remote one has the same name, because some browsers select by name only.
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

/** Empty in a browser that cannot speak. Voices may arrive later, and may go. */
export const voicesHere = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : []

/** Calls the listener when the voices change. @returns unsubscribe */
export function hearOfVoices(listener: () => void): () => void {
  // A browser without this event has its voices from the start.
  if (!('speechSynthesis' in globalThis) || !('addEventListener' in speechSynthesis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** Whether this device has a local voice for a language. */
export const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(
    hearOfVoices,
    () => voiceFor(voicesHere(), language) !== null,
    () => false,
  )
