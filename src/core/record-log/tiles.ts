import { join } from './bytes.ts'
import { hashLength, type Subtree } from './hash-tree.ts'

/** c2sp.org/tlog-tiles: 256 hashes of one level, or the first `width` of them; `entries` instead of hashes where asked. */
export type Tile = { readonly level: number | 'entries'; readonly index: number; readonly width: number }

export const tileWidth = 256
const tileHeight = 8

/** `tile/0/x001/234.p/5`, below the address of the log. */
export function tilePath({ level, index, width }: Tile): string {
  const groups = [String(index % 1000).padStart(3, '0')]
  for (let left = Math.floor(index / 1000); left > 0; left = Math.floor(left / 1000)) {
    groups.unshift(`x${String(left % 1000).padStart(3, '0')}`)
  }
  return `tile/${level}/${groups.join('/')}${width === tileWidth ? '' : `.p/${width}`}`
}

/** @returns null for what is not the one way to write the path of a tile */
export function parseTilePath(path: string): Tile | null {
  const match = /^tile\/(\d{1,2}|entries)\/((?:x\d{3}\/){0,3}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path)
  if (match === null) return null
  const [, level = '', groups = '', width] = match
  const tile: Tile = {
    level: level === 'entries' ? level : Number(level),
    index: Number(groups.replaceAll(/[x/]/g, '')),
    width: width === undefined ? tileWidth : Number(width),
  }
  return tile.width > 0 && tilePath(tile) === path ? tile : null
}

/** The tile of this place in a log of so many entries; null when it is empty. */
export function tileOf(level: number | 'entries', index: number, size: number): Tile | null {
  const hashes = Math.floor(size / tileWidth ** (level === 'entries' ? 0 : level))
  const width = Math.min(tileWidth, hashes - index * tileWidth)
  return width > 0 ? { level, index, width } : null
}

/** The complete subtrees whose hashes a tile consists of. */
export const subtreesOfTile = (tile: Tile & { readonly level: number }): Subtree[] =>
  Array.from({ length: tile.width }, (_, n) => ({
    level: tile.level * tileHeight,
    index: tile.index * tileWidth + n,
  }))

/** Entries of a bundle, each after its length in two bytes. */
export const writeBundle = (entries: readonly Uint8Array[]): Uint8Array =>
  join(entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 255), entry]))

/** @returns null for bytes that are not `width` hashes */
export function readTile(bytes: Uint8Array, width: number): Uint8Array[] | null {
  if (bytes.length !== width * hashLength) return null
  return Array.from({ length: width }, (_, n) => bytes.slice(n * hashLength, (n + 1) * hashLength))
}
