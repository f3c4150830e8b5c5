/** The alphabet, and the padding of the last four characters. */
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** The bytes of a base64 text that comes in pieces, wherever it was cut. */
export class Base64Bytes {
  readonly #longest: number
  /** The system assigns memory only as far as the buffer is written. */
  #bytes = Buffer.alloc(0)
  #length = 0
  /** Up to three characters that wait for the next piece. */
  #begun = ''
  #filled = false
  #wrong = false

  /** @param longest the most characters */
  constructor(longest: number) {
    this.#longest = longest
  }

  /** Starts over for another text. */
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
    // Node also decodes text that is not base64, as well as it can.
    this.#wrong = this.#filled || !base64.test(text)
    if (this.#wrong) return
    this.#filled = text.endsWith('=')
    // Reserves the whole at once: joining pieces of 32 MB would take as long as decoding them.
    if (this.#bytes.length === 0) this.#bytes = Buffer.allocUnsafe(Math.ceil(this.#longest / 4) * 3)
    this.#length += this.#bytes.write(text, this.#length, 'base64')
  }

  /** Null where the text was not base64. */
  get whole(): Buffer | null {
    return this.#wrong || this.#begun !== '' ? null : this.#bytes.subarray(0, this.#length)
  }
}
