import { join } from './bytes.ts'
import type { Cryptography } from './cryptography.ts'
import { hashLength, type ReadSubtrees, readFrom, type Subtree, treeRoot } from './hash-tree.ts'

/** c2sp.org/tlog-tiles: 256 hashes of one level, or the first `width` of them; with `entries`, the log's entries instead. */
export type Tile = { readonly level: number | 'entries'; readonly index: number; readonly width: number }

/** A tile that has hashes. */
export type HashTile = Tile & { readonly level: number }

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

/** @returns null for a path that is not the canonical path of a tile */
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

/** The tile at this index in a log of `size` entries; null when it is empty. */
export function tileOf(level: number | 'entries', index: number, size: number): Tile | null {
  const hashes = Math.floor(size / tileWidth ** (level === 'entries' ? 0 : level))
  const width = Math.min(tileWidth, hashes - index * tileWidth)
  return width > 0 ? { level, index, width } : null
}

/** The complete subtrees whose hashes a tile consists of. */
export const subtreesOfTile = (tile: HashTile): Subtree[] =>
  Array.from({ length: tile.width }, (_, n) => ({
    level: tile.level * tileHeight,
    index: tile.index * tileWidth + n,
  }))

/** The entries of a bundle, each preceded by its length in two bytes. */
export const writeBundle = (entries: readonly Uint8Array[]): Uint8Array =>
  join(entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 255), entry]))

/** @returns null for bytes that are not `width` hashes */
export function readTile(bytes: Uint8Array, width: number): Uint8Array[] | null {
  if (bytes.length !== width * hashLength) return null
  return Array.from({ length: width }, (_, n) => bytes.slice(n * hashLength, (n + 1) * hashLength))
}

/** All tiles of a tree whose subtrees can be read: the lowest level first. */
export async function writeTiles(
  size: number,
  read: ReadSubtrees,
): Promise<(HashTile & { readonly bytes: Uint8Array })[]> {
  const tiles: (HashTile & { bytes: Uint8Array })[] = []
  for (let level = 0; size >= tileWidth ** level; level++) {
    for (let index = 0; ; index++) {
      const tile = tileOf(level, index, size)
      if (tile === null) break
      const place = { level, index, width: tile.width }
      tiles.push({ ...place, bytes: join(await read(subtreesOfTile(place))) })
    }
  }
  return tiles
}

/** Reads subtrees of a tree that is stored as tiles. @param readTiles their hashes, in the order asked */
export const readFromTiles =
  (
    { sha256 }: Pick<Cryptography, 'sha256'>,
    readTiles: (
      tiles: readonly Pick<HashTile, 'level' | 'index'>[],
    ) => Promise<readonly (readonly Uint8Array[])[]>,
  ): ReadSubtrees =>
  async (subtrees) => {
    const wanted = subtrees.map((subtree) => {
      const level = Math.floor(subtree.level / tileHeight)
      const width = 2 ** (subtree.level % tileHeight)
      const first = subtree.index * width
      return { level, index: Math.floor(first / tileWidth), at: first % tileWidth, width }
    })
    const places = new Map(wanted.map(({ level, index }) => [`${level}/${index}`, { level, index }]))
    const tiles = await readTiles([...places.values()])
    const byPlace = new Map([...places.keys()].map((place, n) => [place, tiles[n] ?? []]))
    const hashes: Uint8Array[] = []
    for (const { level, index, at, width } of wanted) {
      const leaves = (byPlace.get(`${level}/${index}`) ?? []).slice(at, at + width)
      if (leaves.length !== width) throw new RangeError('a tree that lacks a tile')
      hashes.push(await treeRoot(sha256, width, await readFrom(sha256, leaves)))
    }
    return hashes
  }
