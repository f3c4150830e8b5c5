import { djupanalys } from '#core/instrument/shipped.ts'
import type { Language } from '#text/language.ts'

/** What categories and causes are called, for loaders: the instruments themselves stay out of the browser. */
export function instrumentNames(language: Language) {
  const named = ({ id, title }: { id: string; title: { sv: string; en: string } }) => ({
    id,
    title: title[language],
  })
  return { categories: djupanalys.categories.map(named), causes: (djupanalys.causes ?? []).map(named) }
}
