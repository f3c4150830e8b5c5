import type { Localised } from '#core/instrument/instrument.ts'
import { causesAsked, djupanalys } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'

/** What categories and causes are called, for loaders: the instruments themselves stay out of the browser. */
export function instrumentNames(language: Language) {
  const named = ({ id, title }: { id: string; title: Localised }) => ({
    id,
    title: title[language],
  })
  return { categories: djupanalys.categories.map(named), causes: causesAsked.map(named) }
}
