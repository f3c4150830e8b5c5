import { join, utf8 } from '@andrum/record-log/log/bytes.ts'
import { writeCheckpoint } from '@andrum/record-log/log/checkpoint.ts'
import { treeRoot } from '@andrum/record-log/log/hash-tree.ts'
import { writeNote } from '@andrum/record-log/log/signed-note.ts'
import { subtreesOfTile, type Tile, tileOf, writeBundle } from '@andrum/record-log/log/tiles.ts'
import { asPerson, type HrTransaction, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type RecordLog, serverCryptography } from '#server/platform/keys/record-log-key.ts'
import { readEntries, readLogSize, readSubtrees } from './record-log-repository.ts'

type ReadDeps = Pick<Deps, 'pools' | 'recordLog'>

/** The signed checkpoint of the whole log. */
export const readNewestCheckpoint = ({ pools, recordLog }: ReadDeps): Promise<string> =>
  asPerson(pools.app, { personId: null }, async (tx) => signCheckpoint(tx, recordLog, await readLogSize(tx)))

/** The signed checkpoint of the log at a size that it has reached. Its text is always the same. */
export async function signCheckpoint(
  tx: PersonTransaction | HrTransaction,
  { origin, key, sign }: Pick<RecordLog, 'origin' | 'key' | 'sign'>,
  size: number,
): Promise<string> {
  const root = await treeRoot(serverCryptography.sha256, size, (subtrees) => readSubtrees(tx, subtrees))
  const text = writeCheckpoint({ origin, size, root })
  return writeNote({ text, signatures: [{ name: key.name, id: key.id, bytes: sign(utf8(text)) }] })
}

/** The bytes of a tile of hashes or a bundle of entries; null while the log is shorter. */
export async function readTileBytes(
  { pools }: Pick<Deps, 'pools'>,
  { level, index, width }: Tile,
): Promise<Uint8Array | null> {
  return asPerson(pools.app, { personId: null }, async (tx) => {
    const there = tileOf(level, index, await readLogSize(tx))
    if (there === null || there.width < width) return null
    if (level === 'entries') return writeBundle(await readEntries(tx, index * 256, width))
    return join(await readSubtrees(tx, subtreesOfTile({ level, index, width })))
  })
}
