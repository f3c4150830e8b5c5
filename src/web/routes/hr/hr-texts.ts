import type { DictionaryName } from '#text/dictionaries.ts'

/** What every page about the organisation says; its own texts come beside these. */
export const hrTexts = ['gate', 'problems'] as const satisfies readonly DictionaryName[]
