import { readXml } from './read-xml.ts'
import { tooLarge } from './refusal.ts'

/** How a cell shows its number, as far as a list needs it. */
export type NumberFormat =
  | { readonly kind: 'plain' | 'date' }
  /** Zeros for digits, with characters between them: `000000`, `000000-0000`. */
  | { readonly kind: 'zeros'; readonly signs: readonly (string | null)[] }

const plain: NumberFormat = { kind: 'plain' }
const date: NumberFormat = { kind: 'date' }

/** Built-in formats, known by number only (ECMA-376 part 1, 18.8.30): dates and times, also those of East Asia. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Excel's own limits: number of cell styles, and characters of a format. */
const mostStyles = 65_536
const longestFormat = 255

/** The format of a cell by the number of its style. */
export type FormatOf = (style: number) => NumberFormat

/** Reads the formats of a workbook's styles part. */
export function readNumberFormats(bytes: Uint8Array): FormatOf {
  const codes = new Map<number, string>()
  const formatOfStyle: number[] = []
  let within = ''
  readXml(bytes, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmts' || name === 'cellXfs') within = name
      else if (name === 'numFmt' && within === 'numFmts') codes.set(Number(numFmtId), formatCode)
      else if (name === 'xf' && within === 'cellXfs') formatOfStyle.push(Number(numFmtId))
      if (codes.size > mostStyles || formatOfStyle.length > mostStyles) throw tooLarge()
    },
    close: (name) => {
      if (name === within) within = ''
    },
  })
  const read = new Map<number, NumberFormat>()
  return (style) => {
    const id = formatOfStyle[style] ?? 0
    const known = read.get(id)
    if (known !== undefined) return known
    const code = codes.get(id)
    const format = code === undefined ? (isKnownDate(id) ? date : plain) : readFormat(code)
    read.set(id, format)
    return format
  }
}

/** A quoted text, an escaped character, a space of a character's width, a fill character, a bracket, or a single character. */
const token = /"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?|./gsu

/** Reads the first section of a format, which is for positive numbers. */
export function readFormat(code: string): NumberFormat {
  if (code.length > longestFormat || /^(general|@)?$/i.test(code)) return plain
  const signs: (string | null)[] = []
  let onlyZeros = true
  for (const [part] of code.matchAll(token)) {
    if (part === ';') break
    if (/^\[(h+|m+|s+)\]$/i.test(part) || /^[dmyhs]$/i.test(part)) return date
    // A condition: which section applies depends on the number.
    if (/^\[[<>=]/.test(part)) onlyZeros = false
    else if (/^[[_*]/.test(part)) continue
    else if (part === '0') signs.push(null)
    else if (part.startsWith('"')) signs.push(...part.replaceAll('"', ''))
    else if (part.startsWith('\\')) signs.push(part.slice(1))
    else if (part === '-' || part === ' ') signs.push(part)
    else onlyZeros = false
  }
  const zeros = signs.filter((sign) => sign === null).length
  // A single zero shows any whole number as it is.
  return onlyZeros && zeros > 1 ? { kind: 'zeros', signs } : plain
}

/** A positive whole number as a cell of such a format shows it: digits from the right, further ones before the first. */
export function showDigits(digits: string, signs: readonly (string | null)[]): string {
  const places = signs.filter((sign) => sign === null).length
  const padded = digits.padStart(places, '0')
  const extra = padded.length - places
  let at = 0
  return signs
    .map((sign) => {
      if (sign !== null) return sign
      const from = at === 0 ? 0 : at + extra
      at += 1
      return padded.slice(from, at + extra)
    })
    .join('')
}
