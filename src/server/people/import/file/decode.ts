import { countHeadings } from '#core/import/headings.ts'
import { type CodePage, codePages, readCodePage, writeCodePage } from './code-pages.ts'
import { isPacked, kindOfBytes, type OtherKind } from './kind-of-file.ts'
import { impossible, strangenessOf } from './strangeness.ts'

/** The encoding, detected from the bytes alone. */
export type Encoding = 'utf-8' | 'utf-16' | CodePage

export type Decoded =
  | {
      readonly text: string
      readonly encoding: Encoding
      /** The file was UTF-8 that had been read as a code page and saved again. */
      readonly mended: boolean
    }
  | { readonly refused: OtherKind | 'empty-file' }
  /** No code page fits better than the others. Part of the text in the likeliest one, and its line. */
  | { readonly unsure: string; readonly line: number }

const mark = {
  utf8: Buffer.from('efbbbf', 'hex'),
  utf16le: Buffer.from('fffe', 'hex'),
  utf16be: Buffer.from('feff', 'hex'),
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start)

/**
 * Decodes bytes: UTF-8 or UTF-16, with or without a byte order mark, or the code page of Windows, an old Mac or DOS. Text that is
 * plausible as UTF-8 or as code page 1252 is read as that; another page must be the only plausible one.
 */
export function decode(bytes: Buffer): Decoded {
  if (bytes.length === 0) return { refused: 'empty-file' }
  const kind = isPacked(bytes) ? 'spreadsheet-file' : kindOfBytes(bytes)
  if (kind !== null) return { refused: kind }
  const wide = wideEncoding(bytes)
  if (wide !== null) return decoded(new TextDecoder(wide).decode(bytes), 'utf-16')
  // Text has no zero byte; pictures and programs do.
  if (bytes.includes(0)) return { refused: 'not-text' }
  const rest = startsWith(bytes, mark.utf8) ? bytes.subarray(mark.utf8.length) : bytes
  const text = readUtf8(rest)
  return text === null ? choosePage(rest) : decoded(text, 'utf-8')
}

function decoded(text: string, encoding: Encoding): Decoded {
  if (text.includes('\0')) return { refused: 'not-text' }
  const mended = mendTwiceEncoded(text)
  return mended.trim() === ''
    ? { refused: 'empty-file' }
    : { text: mended, encoding, mended: mended !== text }
}

function readUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** How many bytes of a file are examined for a zero in every second place. */
const wideSample = 4096

/** UTF-16, by its mark or by its zero bytes: in European languages nearly every second byte is zero. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, mark.utf16le)) return 'utf-16le'
  if (startsWith(bytes, mark.utf16be)) return 'utf-16be'
  const sample = bytes.subarray(0, wideSample)
  const zeros = [0, 0] as [number, number]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1
  const [even, odd] = zeros
  const most = sample.length / 2
  if (odd > most * 0.7 && even === 0) return 'utf-16le'
  return even > most * 0.7 && odd === 0 ? 'utf-16be' : null
}

/** How the code pages show the bytes with which UTF-8 begins a letter of Western Europe. */
const misreadLead = /[ÃÂ√├┬]/

/** The most rounds of wrong decoding that are undone. */
const mostMends = 3

/** Turns characters back into the bytes of a code page, once or more often, where these are UTF-8 and make a plausible text. */
function mendTwiceEncoded(text: string): string {
  if (!misreadLead.test(text)) return text
  const spoilt = strangenessOf(text)
  if (spoilt.worst < impossible) return text
  let readings: readonly string[] = [text]
  for (let mends = 0; mends < mostMends; mends += 1) {
    readings = readings.flatMap(undoOnce)
    const mended = readings.find((one) => makesSense(strangenessOf(one), spoilt))
    if (mended !== undefined) return mended
  }
  return text
}

const undoOnce = (text: string): readonly string[] =>
  codePages.flatMap((page) => {
    const bytes = writeCodePage(page, text)
    const undone = bytes === null ? null : readUtf8(bytes)
    return undone === null || undone === text ? [] : [undone]
  })

type Cost = Pick<ReturnType<typeof strangenessOf>, 'sum' | 'worst'>

const makesSense = (one: Cost, instead: Cost): boolean => one.worst < impossible && one.sum * 4 <= instead.sum

/** How much more plausible a page must be than another: two of our letters, read as two of other languages. */
const certain = 1.4
/** How much less plausible Windows' own page may be before it is in doubt: less than one letter of another language. */
const doubtful = 0.9

function choosePage(bytes: Buffer): Decoded {
  const readings = codePages.map((page) => {
    const text = readCodePage(page, bytes)
    return { page, text, headings: countHeadings(text), ...strangenessOf(text) }
  })
  const known = Math.max(...readings.map(({ headings }) => headings))
  const likely = readings.filter(({ headings }) => headings === known)
  const [best, next] = likely.toSorted((a, b) => a.sum - b.sum)
  const windows = likely.find(({ page }) => page === 'latin-1')
  if (best === undefined) throw new Error('There is always a best reading')
  if (windows !== undefined) {
    if (windows.sum <= best.sum + doubtful) return decoded(windows.text, 'latin-1')
    const isOther = windows.worst >= impossible && makesSense(best, windows) && !/[åäöÅÄÖ]/.test(windows.text)
    if (!isOther || (next !== undefined && next.sum < best.sum + certain)) return unsureAt(windows)
  } else if (next !== undefined && next.sum < best.sum + certain) return unsureAt(best)
  return decoded(best.text, best.page)
}

/** How much of a cell is shown around a character. */
const around = 100

function unsureAt({ text, at }: { readonly text: string; readonly at: number }): Decoded {
  const [before] = text.slice(Math.max(0, at - around), at).match(/[^;,\t|\r\n]*$/) ?? ['']
  const [after] = text.slice(at, at + around).match(/^[^;,\t|\r\n]*/) ?? ['']
  return { unsure: `${before}${after}`.trim(), line: text.slice(0, at).split(/\r\n|\r|\n/).length }
}
