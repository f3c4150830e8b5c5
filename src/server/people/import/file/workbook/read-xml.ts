import { SaxesParser } from 'saxes'
import { broken, tooLarge } from './refusal.ts'

/** Attribute values by name, entities resolved. */
export type Attributes = Readonly<Record<string, string>>

/** Element names come without their prefix. */
export type XmlHandlers = {
  readonly open: (name: string, attributes: Attributes) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Thrown to stop reading a part: the rest is not needed. */
export class EnoughRead extends Error {}

/** Limits that no real workbook comes near, and that keep a hostile one from filling the memory. */
const most = {
  depth: 64,
  attributes: 200,
  /** Size of one text, comment or attribute value, in bytes. A cell of Excel holds 32,767 characters. */
  piece: 1024 * 1024,
}

/** Bytes that are decoded and parsed at a time. */
const slice = 64 * 1024

/**
 * Reads a part of a workbook element by element. Refuses a document type, and so every entity that a file could
 * define; never follows references to elsewhere.
 * @throws WorkbookRefusal too-large-workbook; other errors for malformed XML
 */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers): void {
  try {
    parse(bytes, handlers)
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error
  }
}

function parse(bytes: Uint8Array, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser()
  let depth = 0
  let attributes = 0
  let sinceEvent = 0
  parser.on('doctype', () => {
    throw broken()
  })
  parser.on('opentagstart', () => {
    attributes = 0
    depth += 1
    if (depth > most.depth) throw tooLarge()
  })
  parser.on('attribute', () => {
    sinceEvent = 0
    attributes += 1
    if (attributes > most.attributes) throw tooLarge()
  })
  parser.on('opentag', (tag) => {
    sinceEvent = 0
    open(localName(tag.name), tag.attributes)
  })
  parser.on('closetag', (tag) => {
    sinceEvent = 0
    depth -= 1
    close?.(localName(tag.name))
  })
  if (text !== undefined) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  for (let at = 0; at < bytes.length; at += slice) {
    const end = Math.min(at + slice, bytes.length)
    sinceEvent += end - at
    parser.write(decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length }))
    if (sinceEvent > most.piece) throw tooLarge()
  }
  parser.close()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The encoding of a part, by its byte order mark, its first character or its declaration (XML 1.0, appendix F). */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const [, declared = 'utf-8'] =
    /^\s*<\?xml[^>]{0,100}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start) ?? []
  // A declaration that is readable byte by byte cannot be in UTF-16, whatever it says.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}
