import type { Language } from '#core/languages.ts'
import type { Texts } from '#text/messages.ts'

const files = import.meta.glob<Texts>('../../../../text/*/actions.ts', { import: 'actions' })
const nothing = async (): Promise<Texts> => ({})

/**
 * What the actions are called, for a page that carries none of these texts: they come when they are wanted.
 * @returns the same function for the same language
 */
export const loadActionWords = (language: Language): (() => Promise<Texts>) =>
  files[`../../../../text/${language}/actions.ts`] ?? nothing
