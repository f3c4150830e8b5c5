import { shippedInstruments } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'
import type { FormName } from './state-card.tsx'

/** What the forms are called, and when a change in one is certain. For loaders: their questions stay out of the browser. */
export const formNames = (language: Language): readonly FormName[] =>
  shippedInstruments.map(({ id, version, title, reliableChange }) => ({
    id,
    version,
    reliableChange,
    title: title[language],
  }))
