import type { Language } from '#core/languages.ts'
import type { Texts } from '#text/messages.ts'

/** What the actions are called, for a page that carries none of these texts: they come when they are wanted. */
export const loadActionWords: Readonly<Record<Language, () => Promise<Texts>>> = {
  sv: () => import('#text/sv/actions.ts').then(({ actions }) => actions),
  en: () => import('#text/en/actions.ts').then(({ actions }) => actions),
}
