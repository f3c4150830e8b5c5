import type { Language } from '#core/languages.ts'
import { mailTexts } from './layout.ts'

/** Seven to twelve as words, as in running text; others as figures. */
export function numberInWords(value: number, language: Language): string {
  const texts: Readonly<Record<string, string>> = mailTexts[language]
  return texts[`number.${value}`] ?? String(value)
}
