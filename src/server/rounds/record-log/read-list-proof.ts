import { isSame, toHex } from '@andrum/record-log/log/bytes.ts'
import { type ListProofFile, listProofFormat } from '@andrum/record-log/log/list-proof-file.ts'
import { listedLeaf } from '@andrum/record-log/log/listed.ts'
import { listedPath } from '@andrum/record-log/log/listed-proof.ts'
import type { ListRecord } from '@andrum/record-log/log/records.ts'
import { writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { readFromTiles, readTile, tileWidth } from '@andrum/record-log/log/tiles.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { serverCryptography } from '#server/platform/keys/record-log-key.ts'
import { invitationSecretHash, isSlipCode } from '#server/rounds/invite/invitation-secret.ts'
import {
  type Asking,
  findListedInvitation,
  type ListedInvitation,
  readListTiles,
} from '#server/rounds/prepare/list-proof-repository.ts'
import { LogProofs } from './log-proofs.ts'
import { listCosignatures } from './record-log-repository.ts'

export type ListProofWanted = {
  readonly roundId: string
  /** Null for a visitor with a mailed link or a slip. */
  readonly personId: string | null
  readonly token?: string | undefined
}

/**
 * The proof that an invitation is on the frozen list of its round, from the opening to the release. It does not read whether the
 * invitation was used, writes nothing, and is the same for everybody who may ask, whenever they ask.
 * @throws Refusal not-signed-in when there is neither session nor link; invitation-unknown, whatever the reason;
 * list-not-recorded for a list that was frozen before its tree was stored
 */
export async function readListProof(
  { pools, keys, clock, recordLog }: Pick<Deps, 'pools' | 'keys' | 'clock' | 'recordLog'>,
  { roundId, personId, token }: ListProofWanted,
): Promise<ListProofFile> {
  if (personId === null && token === undefined) throw new Refusal('not-signed-in')
  const secretHash = token === undefined ? null : invitationSecretHash(keys, token)
  const asking = { roundId, secretHash }
  return asPerson(pools.app, { personId: token === undefined ? personId : null }, async (tx) => {
    const invitation = await findListedInvitation(tx, asking)
    if (invitation === null) throw new Refusal('invitation-unknown')
    const { name, state, closesAt, proof } = invitation
    const open = state === 'open' && clock() < closesAt
    // A code that no longer opens the round reveals nothing, as everywhere.
    if (token !== undefined && isSlipCode(token) && !open) throw new Refusal('invitation-unknown')
    if (proof === null) throw new Refusal('list-not-recorded')
    const proofs = await LogProofs.upToNow(tx, recordLog)
    const locked = await proofs.place<ListRecord>(proof)
    return {
      format: listProofFormat,
      round: roundId,
      roundName: name,
      logKey: writeVerifierKey(recordLog.key),
      witnessKeys: recordLog.witnesses.map(writeVerifierKey),
      listed: await proveListed(tx, asking, { ...invitation, proof }),
      locked,
      checkpoints: await proofs.checkpoints(await listCosignatures(tx, locked.index), [locked.index]),
    }
  })
}

type Listed = ListedInvitation & { readonly proof: NonNullable<ListedInvitation['proof']> }

async function proveListed(
  tx: PersonTransaction,
  asking: Asking,
  { memberId, proof: { listSalt, size, tile, hashes } }: Listed,
): Promise<ListProofFile['listed']> {
  const leaf = await listedLeaf(serverCryptography, listSalt, memberId)
  const leaves = readTile(hashes, hashes.length / leaf.length) ?? []
  const at = leaves.findIndex((other) => isSame(other, leaf))
  if (at < 0) throw new Error('an invitation is not on its own list')
  const index = tile * tileWidth + at
  const read = readFromTiles(serverCryptography, async (tiles) =>
    (await readListTiles(tx, asking, tiles)).map(
      (bytes) => readTile(bytes, bytes.length / leaf.length) ?? [],
    ),
  )
  const path = await listedPath(serverCryptography, { index, size }, read)
  return { salt: toHex(listSalt), member: memberId, index, size, path: path.map(toHex) }
}
