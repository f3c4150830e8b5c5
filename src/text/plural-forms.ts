const rules: Record<string, Intl.PluralRules> = {}

/** The forms that words take beside a number, by their names in Unicode CLDR and in the order of the alphabet, as texts give them. */
export function formsIn(locale: string): readonly Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort()
}

/** Which of the given forms a number takes; the last, if the browser does not know the language. */
export function formFor(count: number, given: readonly string[], locale: string): string {
  // Kept, because to make them takes longer than to use them. Browsers differ in the order of the forms.
  rules[locale] ??= new Intl.PluralRules(locale)
  const chosen = rules[locale]
  return (
    given[chosen.resolvedOptions().pluralCategories.sort().indexOf(chosen.select(count))] ??
    given.at(-1) ??
    ''
  )
}
