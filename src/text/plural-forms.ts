const rules: Record<string, Intl.PluralRules> = {}

/** The plural categories of a locale by their Unicode CLDR names, in alphabetical order, as texts give them. */
export function formsIn(locale: string): readonly Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort()
}

/** The plural category of a number, among the given ones; the last if the browser does not know the locale. */
export function formFor(count: number, given: readonly string[], locale: string): string {
  // Cached, because creating the rules takes longer than using them. Browsers list the categories in different orders.
  rules[locale] ??= new Intl.PluralRules(locale)
  const chosen = rules[locale]
  return (
    given[chosen.resolvedOptions().pluralCategories.sort().indexOf(chosen.select(count))] ??
    given.at(-1) ??
    ''
  )
}
