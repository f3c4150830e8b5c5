import type { Language } from '#core/languages.ts'
import { mailTexts } from './layout.ts'

/** Seven to twelve in words, as in running text; other numbers in figures. */
export function numberInWords(value: number, language: Language): string {
  const texts: Readonly<Record<string, string>> = mailTexts[language]
  return texts[`number.${value}`] ?? String(value)
}
