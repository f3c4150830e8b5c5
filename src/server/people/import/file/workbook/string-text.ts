import { readXml } from './read-xml.ts'

/** `_x000D_` is the format's escape for a character that XML cannot hold (ECMA-376 part 1, 22.9.2.19). */
const escaped = /_x([0-9A-Fa-f]{4})_/g

/** A cell's text, trimmed, with å as one character; computed once for a text that many cells share. */
export const cellText = (stored: string): string =>
  (stored.includes('_x')
    ? stored.replaceAll(escaped, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : stored
  )
    .normalize('NFC')
    .trim()

/** Collects the text of one string from its formatted runs, without the phonetic reading beside it. */
export class StringText {
  #text = ''
  #collecting = false
  #aside = 0

  open(name: string): void {
    if (name === 'rPh') this.#aside += 1
    this.#collecting = name === 't' && this.#aside === 0
  }

  close(name: string): void {
    if (name === 'rPh') this.#aside -= 1
    this.#collecting = false
  }

  add(text: string): void {
    if (this.#collecting) this.#text += text
  }

  take(): string {
    const text = cellText(this.#text)
    this.#text = ''
    return text
  }
}

/** The shared texts, which cells refer to by number. */
export function readSharedStrings(bytes: Uint8Array): readonly string[] {
  const strings: string[] = []
  const text = new StringText()
  readXml(bytes, {
    open: (name) => text.open(name),
    close: (name) => {
      text.close(name)
      if (name === 'si') strings.push(text.take())
    },
    text: (part) => text.add(part),
  })
  return strings
}
