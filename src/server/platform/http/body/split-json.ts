import { HttpRefusal } from '#server/platform/http/http-refusal.ts'
import { Base64Bytes } from './base64-bytes.ts'
import { orMalformed } from './json-body.ts'

/** The plain characters up to the end of the text or the next escape. */
const plain = /[^"\\]*/y
const escaped = /\\(?:[^u]|u.{4})/sy

/** Replaces a file that was not base64 in the rest: every base64 schema refuses it. */
const notBase64 = '?'

/**
 * Splits a JSON text, while it arrives, into the bytes that a field of its outermost object carries as base64, and the rest,
 * which has an empty text in that place. The reader of the rest checks that it is JSON and has the field once.
 */
export class SplitJson {
  readonly #field: string
  readonly #largestRest: number
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  /** An escape that the last piece has cut in two. */
  #held = ''
  #rest = ''
  readonly #file: Base64Bytes

  #within: 'structure' | 'text' | 'field' = 'structure'
  /** The number of open brackets. */
  #depth = 0
  /** The last text that may be a name, as written. */
  #text = ''
  /** Whether the next text is the field's value. */
  #named = false

  /**
   * @param longest the most bytes of the whole
   * @param largestRest the most characters beside the file
   */
  constructor(field: string, longest: number, largestRest: number) {
    this.#field = field
    this.#largestRest = largestRest
    this.#file = new Base64Bytes(longest)
  }

  get rest(): string {
    return this.#rest
  }

  /** The file in the last such field; null where it was not base64. */
  get file(): Buffer | null {
    return this.#file.whole
  }

  /** @throws HttpRefusal too-large, or malformed-json for some texts that are not JSON */
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

  /** @returns the place behind the quote that begins a text */
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

  /** @returns the place behind the quote that ends the text, or the end of the piece */
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

/** Decodes a text that cuts no escape in two. */
const meaningOf = (written: string): string => orMalformed(() => JSON.parse(`"${written}"`))

const isSpace = (sign: string) => sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t'

/** The end of the match at `from`; 0 where nothing matches. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  pattern.test(text)
  return pattern.lastIndex
}
