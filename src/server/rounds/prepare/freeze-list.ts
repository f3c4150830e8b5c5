import { readFrom, treeRoot } from '@andrum/record-log/log/hash-tree.ts'
import { listedLeaf, listedOrder } from '@andrum/record-log/log/listed.ts'
import { writeTiles } from '@andrum/record-log/log/tiles.ts'
import type { FrozenListTable } from '#server/platform/db/tables/record-log.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { serverCryptography } from '#server/platform/keys/record-log-key.ts'
import { insertFrozenList, listInvitedMembers } from '#server/rounds/record-log/record-log-repository.ts'
import { insertListTiles } from './list-proof-repository.ts'

const saltLength = 16

type Which = { readonly organisationId: string; readonly roundId: string }

/** The leaves of a frozen list, one for each person under its own salt, collected while the list is written. */
export class FrozenLeaves {
  readonly #leaves: Uint8Array[] = []
  readonly #newSalt: Deps['newSalt']

  constructor({ newSalt }: Pick<Deps, 'newSalt'>) {
    this.#newSalt = newSalt
  }

  /** @returns the salt to store with the invitation */
  async add(memberId: string): Promise<Buffer> {
    const salt = this.#newSalt(saltLength)
    this.#leaves.push(await listedLeaf(serverCryptography, salt, memberId))
    return salt
  }

  /** Stores the root, which the record of the opening states, and the tree below it, for people who check their own place. */
  async keep(tx: HrTransaction, of: Which): Promise<Pick<FrozenListTable, 'size' | 'root'>> {
    const leaves = this.#leaves.sort(listedOrder)
    const size = leaves.length
    const { sha256 } = serverCryptography
    const read = await readFrom(sha256, leaves)
    const root = Buffer.from(await treeRoot(sha256, size, read))
    await insertFrozenList(tx, { ...of, size, root })
    await insertListTiles(tx, of, await writeTiles(size, read))
    return { size, root }
  }
}

/**
 * For a list that a version without a log has frozen and this version opens. Its invitations have no salts, so nobody can
 * prove their own place; but the log gets its size and root, and so the round does not open without a record.
 */
export async function freezeLate(
  deps: Pick<Deps, 'newSalt'>,
  tx: HrTransaction,
  of: Which,
): Promise<Pick<FrozenListTable, 'size' | 'root'>> {
  const leaves = new FrozenLeaves(deps)
  for (const memberId of await listInvitedMembers(tx, of.roundId)) await leaves.add(memberId)
  return leaves.keep(tx, of)
}
