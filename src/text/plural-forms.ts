/** In this order a text gives the forms of a language, those that the language has (Unicode CLDR). */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

const rules = new Map<string, Intl.PluralRules>()

function rulesOf(locale: string): Intl.PluralRules {
  const found = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, found)
  return found
}

/** The forms that words take beside a number: `one` and `other` in Swedish, six in Arabic. */
export function formsIn(locale: string): readonly Intl.LDMLPluralRule[] {
  const { pluralCategories } = rulesOf(locale).resolvedOptions()
  return order.filter((form) => pluralCategories.includes(form))
}

/** Which of the given forms a number takes; the last, if it is no number or the browser does not know the language. */
export function formFor(count: number, given: readonly string[], locale: string): string {
  const form = rulesOf(locale).select(count)
  return given[formsIn(locale).indexOf(form)] ?? given.at(-1) ?? ''
}
