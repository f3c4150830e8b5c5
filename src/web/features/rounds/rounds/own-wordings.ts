import type { RoundToPrepare } from '#contract/rounds/round-to-prepare.ts'
import { defaultLanguage, inEachLanguage, type Language } from '#core/languages.ts'

/** HR's text in each language, one question a line. */
export type Written = Readonly<Record<Language, string>>

/** A question in the form of the request. */
export type OwnWording = NonNullable<RoundToPrepare['ownQuestions']>[number]

/** What a list begins its lines with where it is pasted from: a dot, also of a font of Word's own, a dash, a number or a letter. */
const listMark = /^(?:[-–—*•·◦▪‣\p{Co}]|\d{1,2}[.)]|[a-z]\)|o(?=\t))(?:\s+|$)/iu

/** Lines without what comes along from Word, a slide or a web page and cannot be seen: the server takes none of it. */
const linesOf = (text: string): string[] =>
  text
    .split(/[\n\v\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/\p{Cf}/gu, '')
        .trimStart()
        .replace(listMark, '')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)

/** The questions in the form of the request. A language without text has the words of the first. */
export function ownWordings(written: Written): readonly OwnWording[] {
  const lines = inEachLanguage((language) => linesOf(written[language]))
  const most = Math.max(...Object.values(lines).map(({ length }) => length))
  return Array.from({ length: most }, (_, n) => ({
    text: inEachLanguage(
      (language) => lines[lines[language].length === 0 ? defaultLanguage : language][n] ?? '',
    ),
  }))
}

/** The first word of a list in `sensitive-words.ts` that a text contains. It only warns; the reader decides. */
export function wordFound(text: string, list: readonly string[]): string | null {
  const said = ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  for (const entry of list) {
    const isBeginning = entry.endsWith('*')
    const at = said.indexOf(isBeginning ? ` ${entry.slice(0, -1)}` : ` ${entry} `)
    if (at >= 0)
      return said
        .slice(at + 1)
        .split(' ')
        .slice(0, entry.split(' ').length)
        .join(' ')
  }
  return null
}
