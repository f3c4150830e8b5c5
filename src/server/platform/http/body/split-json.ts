import { HttpRefusal } from '#server/platform/http/http-refusal.ts'
import { Base64Bytes } from './base64-bytes.ts'
import { orMalformed } from './json-body.ts'

/** How a text goes on, up to its end or to something escaped. */
const plain = /[^"\\]*/y
const escaped = /\\(?:[^u]|u.{4})/sy

/** Stands in the rest for a file that was not base64: no schema of base64 takes it. */
const notBase64 = '?'

/**
 * Splits a JSON text, while it arrives, into the bytes that a field of its outermost object carries as base64, and the rest,
 * which has an empty text in the field's place. Whether the rest is JSON and has the field once, its reader finds out.
 */
export class SplitJson {
  readonly #field: string
  readonly #largestRest: number
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  /** What the last piece ended in the middle of: an escape. */
  #held = ''
  #rest = ''
  readonly #file: Base64Bytes

  #within: 'structure' | 'text' | 'field' = 'structure'
  /** Brackets that are open. */
  #depth = 0
  /** The last text that may be a name, as it is written. */
  #text = ''
  /** What comes is the field's value. */
  #named = false

  /**
   * @param longest how many bytes may come
   * @param largestRest how many characters of them beside the file
   */
  constructor(field: string, longest: number, largestRest: number) {
    this.#field = field
    this.#largestRest = largestRest
    this.#file = new Base64Bytes(longest)
  }

  get rest(): string {
    return this.#rest
  }

  /** Of the last such field; null where it was no base64. */
  get file(): Buffer | null {
    return this.#file.whole
  }

  /** @throws HttpRefusal too-large, or malformed-json for some of what JSON never is */
  add(piece: Uint8Array): void {
    this.#read(orMalformed(() => this.#utf8.decode(piece, { stream: true })))
  }

  /** @throws HttpRefusal as `add` */
  end(): void {
    this.#read(orMalformed(() => this.#utf8.decode()))
  }

  #read(piece: string): void {
    const text = this.#held + piece
    this.#held = ''
    for (let at = 0; at < text.length; ) {
      at = this.#within === 'structure' ? this.#readStructure(text, at) : this.#readText(text, at)
      if (this.#rest.length > this.#largestRest) throw new HttpRefusal('too-large')
    }
  }

  /** @returns behind the quote that begins a text */
  #readStructure(text: string, from: number): number {
    let at = from
    for (; at < text.length && this.#within === 'structure'; at++) this.#readSign(text.charAt(at))
    this.#rest += text.slice(from, at)
    return at
  }

  #readSign(sign: string): void {
    if (sign === '"') {
      this.#within = this.#named ? 'field' : 'text'
      if (this.#named) this.#file.clear()
      this.#text = ''
    } else if (sign === ':') {
      this.#named = this.#depth === 1 && meaningOf(this.#text) === this.#field
      this.#text = ''
    } else if (!isSpace(sign)) {
      this.#named = false
      if (sign === '{' || sign === '[') this.#depth++
      else if (sign === '}' || sign === ']') this.#depth--
    }
  }

  /** @returns behind the quote that ends the text, or the end of what there is */
  #readText(text: string, from: number): number {
    let at = endOf(plain, text, from)
    while (text.charAt(at) === '\\') {
      const next = endOf(escaped, text, at)
      if (next === 0) {
        this.#held = text.slice(at)
        this.#take(text.slice(from, at))
        return text.length
      }
      at = endOf(plain, text, next)
    }
    this.#take(text.slice(from, at))
    if (at < text.length) this.#endText()
    return at + 1
  }

  #take(written: string): void {
    if (this.#within === 'field') this.#file.add(meaningOf(written))
    else {
      this.#text += written
      this.#rest += written
    }
  }

  #endText(): void {
    if (this.#within === 'field') {
      if (this.#file.whole === null) this.#rest += notBase64
      this.#named = false
    }
    this.#rest += '"'
    this.#within = 'structure'
  }
}

/** Of a whole number of escapes. */
const meaningOf = (written: string): string => orMalformed(() => JSON.parse(`"${written}"`))

const isSpace = (sign: string) => sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t'

/** Where what matches from there ends; 0 where nothing matches. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  pattern.test(text)
  return pattern.lastIndex
}
