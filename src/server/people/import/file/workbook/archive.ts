import { type UnzipFileInfo, unzipSync } from 'fflate'
import { broken, tooLarge, WorkbookRefusal } from './refusal.ts'

/**
 * The most bytes that all parts together may unpack to. 100 MB is the size of a list of 200,000 lines. Above
 * 3 MB the limit is a hundred times the file's size, as in Apache POI (ZipSecureFile): sheets are 8 to 30 times larger.
 */
const largestUnpacked = (packed: number) => Math.min(100 * megabyte, Math.max(3 * megabyte, 100 * packed))
const megabyte = 1024 * 1024

/** A workbook has some dozens. */
const mostParts = 10_000

/** The parts of a workbook, each unpacked on demand, within limits that count only unpacked bytes. */
export class Archive {
  readonly #bytes: Uint8Array
  /** By the normalised name. */
  readonly #parts = new Map<string, UnzipFileInfo>()
  #left: number

  /** @throws for bytes that are no archive */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#left = largestUnpacked(bytes.length)
    unzipSync(bytes, {
      filter: (part) => {
        const name = comparable(part.name)
        // Of two parts with the same name the first counts.
        if (!this.#parts.has(name)) this.#parts.set(name, part)
        if (this.#parts.size > mostParts) throw tooLarge()
        return false
      },
    })
  }

  has(name: string): boolean {
    return this.#parts.has(comparable(name))
  }

  /** Unpacked size in bytes, as the archive's own directory says; unpacking reserves no more. */
  sizeOf(name: string): number {
    const part = this.#parts.get(comparable(name))
    return part === undefined ? 0 : Math.max(part.size, part.originalSize)
  }

  /** @throws WorkbookRefusal too-large-workbook, broken-workbook */
  read(name: string): Uint8Array {
    const part = this.#parts.get(comparable(name))
    if (part === undefined) throw broken()
    this.#left -= this.sizeOf(name)
    if (this.#left < 0) throw tooLarge()
    let isFirst = true
    const found = unzipSync(this.#bytes, {
      filter: (one) => {
        const isIt = isFirst && one.name === part.name
        if (isIt) isFirst = false
        return isIt
      },
    })[part.name]
    if (found === undefined) throw broken()
    return found
  }

  /** Why this is no workbook in Excel's format. */
  otherKind(): WorkbookRefusal {
    const sheets = ['xl/workbook.bin', 'index/document.iwa', 'index.zip']
    const isSheet = sheets.some((name) => this.has(name)) || this.#saysOpenDocument()
    if (isSheet) return new WorkbookRefusal('other-spreadsheet')
    return this.has('word/document.xml') || this.has('ppt/presentation.xml')
      ? new WorkbookRefusal('not-text')
      : broken()
  }

  #saysOpenDocument(): boolean {
    return (
      this.has('mimetype') &&
      this.sizeOf('mimetype') < 200 &&
      textOf(this.read('mimetype')).includes('opendocument.spreadsheet')
    )
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Names of parts are compared without case (ECMA-376 part 2), and some .NET writers put backslashes into them. */
const comparable = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
