import { defaultLanguage, type Language } from '#core/languages.ts'
import { atSources } from './programme-parts.ts'

/** The readability of a page, as far as a program can measure it. */
export type Readability = {
  readonly words: number
  /** Words a sentence, on average. */
  readonly sentence: number
  /** LIX (Björnsson, 1968). */
  readonly lix: number
  /** Share of sentences that begin with a verb and have a comma: "Går det inte, ring oss." */
  readonly verbFirst: number
  /** The ways in which it writes the time of day (“15.00”, “kl. 15”); a page should have one. */
  readonly clocks: readonly string[]
}

/** A Swedish verb in the present or imperative that opens a condition. */
const verbFirst =
  /^(Är|Har|Kan|Vill|Blir|Går|Får|Behöver|Känner|Tar|Gör|Mår|Kommer|Ska|Måste|Finns|Sover|Orkar|Vet|Ser|Hör|Tycker|Märker|Saknar|Skriver|Arbetar|Väljer)\b[^.?!]*,/

/** Ways to write the time of day in Swedish. A time in quotation marks or after "till exempel" shows the input of a form. */
const clockForms = {
  'kl. 15': /\bkl\.? ?\d/i,
  'klockan 15': /\bklockan \d{1,2}(?!(?:[.:]|–(?:\u2060|\\u2060)?)?\d)/i,
  '15.00': /(?<![\d.,])([01]?\d|2[0-3])\.[0-5]\d(?!\.?\d)/,
  '15:00': /(?<![”"’\d] ?|till exempel |till exempel ”)\b([01]\d|2[0-3]):[0-5]\d\b/,
} as const

/** Running text of a Markdown file: no front matter, no headings, no list of sources, no addresses. */
export function runningText(markdown: string): string {
  const [text] = atSources(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''))
  return text
    .replace(/^#+ .*$/gm, '')
    .replace(/^\|.*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.) /gm, '')
    .replace(/[*_`]/g, '')
}

/** Measures running text. Leaves out lines that do not end as a sentence. */
export function readabilityOf(text: string, language: Language): Readability {
  const sentences = text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?][”"’)]?)\s+(?=[”"(]?\p{Lu})/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?][”"’)]?$/.test(sentence))
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}+(?:[-’']\p{L}+)*/gu) ?? [])
  const count = Math.max(sentences.length, 1)
  const long = words.filter((word) => word.length > 6).length
  return {
    words: words.length,
    sentence: words.length / count,
    lix: words.length === 0 ? 0 : words.length / count + (100 * long) / words.length,
    verbFirst:
      language === defaultLanguage ? sentences.filter((one) => verbFirst.test(one)).length / count : 0,
    clocks: language === defaultLanguage ? clocksIn(text) : [],
  }
}

const clocksIn = (text: string): readonly string[] =>
  Object.entries(clockForms).flatMap(([name, form]) => (form.test(text) ? [name] : []))

/** The target of a Swedish page (language rules): sentences of 11 to 16 words, LIX 25 to 38, conditions with "om". */
export const band = { sentence: [11, 16], lix: [25, 38], verbFirst: 0.02 } as const

/** How far from the target a page is, as a share of it; 0 within it. Short texts weigh little. */
export function distance({ words, sentence, lix, verbFirst, clocks }: Readability): number {
  const mixed = Math.max(0, clocks.length - 1)
  if (words < 100) return mixed
  const out = (value: number, [low, high]: readonly [number, number]) =>
    value < low ? (low - value) / low : value > high ? (value - high) / high : 0
  return (
    out(sentence, band.sentence) + out(lix, band.lix) + Math.max(0, verbFirst - band.verbFirst) * 5 + mixed
  )
}
