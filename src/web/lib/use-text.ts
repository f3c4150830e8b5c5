import { useMatches } from 'react-router'
import { type Texts, type Translate, translate } from '#text/messages.ts'

function textsOf(data: unknown): Texts | undefined {
  return typeof data === 'object' && data !== null && 'texts' in data ? (data.texts as Texts) : undefined
}

/**
 * The texts of the page on screen, and below them those of the frame around it (header, footer,
 * errors). `t('key')` of a key that neither has is the key itself. Name the keys for a typed `t`:
 * `useText<keyof typeof home>()`.
 */
export function useText<Key extends string = string>(): Translate<Key> {
  const matches = useMatches()
  const texts: Texts = Object.assign({}, ...matches.map((match) => textsOf(match.loaderData)))
  return (key, params) => translate(texts, key, params)
}
