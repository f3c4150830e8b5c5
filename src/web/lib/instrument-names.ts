import type { Localised } from '#core/instrument/instrument.ts'
import { causesAsked, djupanalys } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'

/** The names of categories and causes, for loaders: the instruments themselves are not sent to the browser. */
export function instrumentNames(language: Language) {
  const named = ({ id, title }: { id: string; title: Localised }) => ({
    id,
    title: title[language],
  })
  return { categories: djupanalys.categories.map(named), causes: causesAsked.map(named) }
}
