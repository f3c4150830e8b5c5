/** The alphabet, and what fills the last four characters. */
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** The bytes of a base64 text that comes in pieces, wherever it was cut. */
export class Base64Bytes {
  readonly #longest: number
  /** Takes memory only as far as it is written. */
  #bytes = Buffer.alloc(0)
  #length = 0
  /** Fewer than four characters that the next piece goes on with. */
  #begun = ''
  #filled = false
  #wrong = false

  /** @param longest how many characters may come */
  constructor(longest: number) {
    this.#longest = longest
  }

  /** Forgets what came, for another text. */
  clear(): void {
    this.#length = 0
    this.#begun = ''
    this.#filled = this.#wrong = false
  }

  add(piece: string): void {
    if (this.#wrong) return
    const text = this.#begun + piece
    const whole = text.length - (text.length % 4)
    this.#begun = text.slice(whole)
    if (whole > 0) this.#decode(text.slice(0, whole))
  }

  #decode(text: string): void {
    // Node decodes what is no base64, too, as well as it can.
    this.#wrong = this.#filled || !base64.test(text)
    if (this.#wrong) return
    this.#filled = text.endsWith('=')
    // One place for all of it: putting pieces of 32 MB together would take as long as decoding them.
    if (this.#bytes.length === 0) this.#bytes = Buffer.allocUnsafe(Math.ceil(this.#longest / 4) * 3)
    this.#length += this.#bytes.write(text, this.#length, 'base64')
  }

  /** Null for what was no base64. */
  get whole(): Buffer | null {
    return this.#wrong || this.#begun !== '' ? null : this.#bytes.subarray(0, this.#length)
  }
}
