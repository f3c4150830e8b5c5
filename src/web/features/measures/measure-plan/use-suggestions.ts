import { causeIds } from '#core/instrument/instrument.ts'
import { useText } from '#web/lib/use-text.ts'

/** A measure of the content, ready to be put in a form. */
export type Suggestion = {
  /** Its place among those against the cause, from 1. */
  readonly number: number
  /** The risk that it is against, in a sentence. */
  readonly risk: string
  /** The first sentence, which says what is to be done. */
  readonly title: string
  /** The sentences after it. */
  readonly description: string
}

const numbers = [1, 2, 3] as const

/** The measures that the content has against a cause; none for one that it does not know. */
export function useSuggestions(): (cause: string) => readonly Suggestion[] {
  const t = useText('measures')
  return (cause) => {
    const known = causeIds.find((id) => id === cause)
    if (known === undefined) return []
    return numbers.map((number) => {
      const [title = '', ...rest] = t(`${known}.${number}`)
        .replace(/([.!?]) /g, '$1\n')
        .split('\n')
      return { number, risk: t(`${known}.risk`), title, description: rest.join(' ') }
    })
  }
}
