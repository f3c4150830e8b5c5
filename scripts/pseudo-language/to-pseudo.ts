import { formsIn } from '#text/plural-forms.ts'

/** How the invented language writes dates and numbers, and chooses words beside them. */
export const pseudoLocale = 'ar-AE'

/** An Arabic letter for each Latin one, so that the words run from right to left and can still be told apart. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aا',
    'bب',
    'cت',
    'dد',
    'eع',
    'fف',
    'gغ',
    'hه',
    'iي',
    'jج',
    'kك',
    'lل',
    'mم',
    'nن',
    'oو',
    'pپ',
    'qق',
    'rر',
    'sس',
    'tط',
    'uۆ',
    'vڤ',
    'wش',
    'xخ',
    'yى',
    'zز',
  ].map(([latin = '', arabic = '']) => [latin, arabic]),
)

/** Lengthens a word without being a letter of its own. */
const kashida = 'ـ'

/**
 * What stays as it is: tokens of the operator, addresses and names of files, the place that a heading names, addresses of
 * links, and columns of a list.
 */
const kept =
  /%%[A-Z_]+%%|\{#[a-z-]+\}|\]\([^)]*\)|`[^`]*`|\S*[@/]\S*|[\w-]+(?:\.[\w-]+)+|^[^\s;]+(?:;[^;\n]*)+$/gm

/** `{count}` and `{count|answer|answers}`: the name stays, the words do not, and there are as many as the language has forms. */
const placeholder = /\{([A-Za-z][\w.]*)((?:\|[^{}|]*)+)?\}/g

const word = (latin: string): string => {
  const arabic = [...latin.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()].map(
    (one) => letters[one] ?? one,
  )
  return arabic.length < 3
    ? arabic.join('')
    : arabic[0] + kashida.repeat(Math.ceil(arabic.length / 3)) + arabic.slice(1).join('')
}

const words = (text: string): string => text.replace(/\p{Script=Latin}+/gu, word)

/** `|answer|answers`, which English has, for each form of Arabic: the first is for one, the other for the rest. */
const inAllForms = (given: string): string => {
  const [, one = '', other = ''] = given.split('|')
  return formsIn(pseudoLocale)
    .map((form) => `|${form === 'one' ? one : other}`)
    .join('')
}

/** A text as a language from right to left would have it: other letters, and words longer by a third. */
export function toPseudo(text: string): string {
  const parts: string[] = []
  const keep = (whole: string) => `\ue000${parts.push(whole) - 1}\ue000`
  const open = text
    .replace(kept, keep)
    // Digits with a usual space between them would change places.
    .replace(/(\d) (?=\d)/g, '$1\u00a0')
    .replace(placeholder, (_, name: string, forms = '') =>
      forms === '' ? keep(`{${name}}`) : `${keep(`{${name}`)}${inAllForms(forms)}${keep('}')}`,
    )
  return words(open).replace(/\ue000(\d+)\ue000/g, (_, at) => toKept(parts, Number(at)))
}

/** What was kept may hold something that was kept before it. */
const toKept = (parts: readonly string[], at: number): string =>
  (parts[at] ?? '').replace(/\ue000(\d+)\ue000/g, (_, inner) => toKept(parts, Number(inner)))
