import { createWriteStream, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

const block = 512

/**
 * Writes a folder as `.tar.gz` so that equal files give equal bytes, independent of packer, time and place: sorted,
 * without times or owners, with the two modes that matter. The tars of Linux and macOS cannot both do that.
 * @param name the folder within `parent`, and the first part of every name in the archive
 * @throws for a name longer than ustar takes
 */
export async function writeArchive(archive: string, parent: string, name: string): Promise<void> {
  const names = [...namesIn(parent, name)].sort()
  await pipeline(Readable.from(pieces(parent, names)), createGzip({ level: 9 }), createWriteStream(archive))
}

/**
 * Names folders (so that they are open to others whatever the unpacker's umask), files and links. Does not follow links to
 * folders, as Node's own recursion would.
 */
function* namesIn(parent: string, folder: string): Generator<string> {
  yield `${folder}/`
  for (const entry of readdirSync(join(parent, folder), { withFileTypes: true })) {
    const name = join(folder, entry.name)
    if (entry.isDirectory()) yield* namesIn(parent, name)
    else if (entry.isFile() || entry.isSymbolicLink()) yield name
  }
}

function* pieces(parent: string, names: readonly string[]): Generator<Buffer> {
  for (const name of names) {
    if (name.endsWith('/')) {
      yield header({ name, mode: 0o755, size: 0 })
      continue
    }
    const place = join(parent, name)
    const found = lstatSync(place)
    if (found.isSymbolicLink()) {
      yield header({ name, mode: 0o777, size: 0, link: readlinkSync(place) })
      continue
    }
    const content = readFileSync(place)
    yield header({ name, mode: (found.mode & 0o100) === 0 ? 0o644 : 0o755, size: content.length })
    yield content
    yield Buffer.alloc((block - (content.length % block)) % block)
  }
  yield Buffer.alloc(2 * block)
}

type Entry = { readonly name: string; readonly mode: number; readonly size: number; readonly link?: string }

/** POSIX.1-1988 ustar: fields of fixed width, numbers in octal digits, and the sum of all its bytes. */
function header({ name, mode, size, link }: Entry): Buffer {
  const [prefix, rest] = splitName(name)
  const bytes = Buffer.alloc(block)
  const number = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`
  const put = (text: string, at: number, width: number) => {
    if (Buffer.byteLength(text) > width) throw new Error(`${name} is too long a name for the archive.`)
    bytes.write(text, at)
  }
  put(rest, 0, 100)
  put(number(mode, 8), 100, 8)
  put(number(0, 8), 108, 8)
  put(number(0, 8), 116, 8)
  put(number(size, 12), 124, 12)
  put(number(0, 12), 136, 12)
  put(' '.repeat(8), 148, 8)
  put(name.endsWith('/') ? '5' : link === undefined ? '0' : '2', 156, 1)
  put(link ?? '', 157, 100)
  put('ustar\x0000', 257, 8)
  put(prefix, 345, 155)
  const sum = bytes.reduce((all, byte) => all + byte, 0)
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 8)
  return bytes
}

/** Splits a name over a hundred bytes at a slash: up to 155 bytes before it, up to 100 after. */
function splitName(name: string): readonly [string, string] {
  if (Buffer.byteLength(name) <= 100) return ['', name]
  const cuts = [...name.slice(0, -1).matchAll(/\//g)].map(({ index }) => index)
  const cut = cuts.find((at) => Buffer.byteLength(name.slice(at + 1)) <= 100) ?? 0
  return [name.slice(0, cut), name.slice(cut + 1)]
}
