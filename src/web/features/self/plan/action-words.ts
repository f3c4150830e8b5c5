import type { Language } from '#core/languages.ts'
import type { Texts } from '#text/messages.ts'

const files = import.meta.glob<Texts>('../../../../text/*/actions.ts', { import: 'actions' })
const nothing = async (): Promise<Texts> => ({})

/**
 * Loads the texts of the actions, for a page that does not carry them.
 * @returns the same function for the same language
 */
export const loadActionWords = (language: Language): (() => Promise<Texts>) =>
  files[`../../../../text/${language}/actions.ts`] ?? nothing
