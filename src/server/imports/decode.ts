import { isPacked, kindOfBytes, type OtherKind } from './kind-of-file.ts'

/** Which signs the bytes stand for, found out from the bytes alone. */
export type Encoding = 'utf-8' | 'latin-1' | 'utf-16'

export type Decoded =
  | { readonly text: string; readonly encoding: Encoding }
  | { readonly refused: OtherKind | 'empty-file' }

const mark = {
  utf8: Buffer.from('efbbbf', 'hex'),
  utf16le: Buffer.from('fffe', 'hex'),
  utf16be: Buffer.from('feff', 'hex'),
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start)

/**
 * Reads bytes as text: UTF-8 or, where that makes no sense, Latin-1 as Windows writes it (code page 1252), with or
 * without byte order mark; UTF-16 with its mark, which is what Excel calls "Unicode text".
 */
export function decode(bytes: Buffer): Decoded {
  if (bytes.length === 0) return { refused: 'empty-file' }
  const kind = isPacked(bytes) ? 'spreadsheet-file' : kindOfBytes(bytes)
  if (kind !== null) return { refused: kind }
  if (startsWith(bytes, mark.utf16le)) return { text: read('utf-16le', bytes), encoding: 'utf-16' }
  if (startsWith(bytes, mark.utf16be)) return { text: read('utf-16be', bytes), encoding: 'utf-16' }
  // Text has no zero byte; pictures and programs have.
  if (bytes.includes(0)) return { refused: 'not-text' }
  const rest = startsWith(bytes, mark.utf8) ? bytes.subarray(mark.utf8.length) : bytes
  const decoded = readUtf8(rest)
  if (decoded === null) return { text: read('windows-1252', rest), encoding: 'latin-1' }
  return decoded.trim() === '' ? { refused: 'empty-file' } : { text: decoded, encoding: 'utf-8' }
}

const read = (encoding: string, bytes: Buffer) => new TextDecoder(encoding).decode(bytes)

function readUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return null
  }
}
