import { randomBytes } from 'node:crypto'
import { type ClientBase, escapeIdentifier } from 'pg'
import { roleName } from '#server/platform/db/role-names.ts'
import type { StoredPersonKey } from '#server/platform/keys/person-key-repository.ts'
import type { NotedErasure } from './erasure-journal.ts'
import { markFinished, markRecovered } from './unfinished-restore.ts'

/** The part of `Keys` that an erasure needs: the vault's hash of a member, and the hash of an address in the list of refused mail. */
export type ErasureHashes = {
  readonly participantHash: (organisationId: string, memberId: string) => Buffer
  readonly mailAddressHash: (email: string) => Buffer
}

/**
 * Erases all people again who were erased after a backup, in one transaction; before that the restore is not complete. They get
 * new tombstones: no list holds the earlier ones.
 * @returns how many of these people the backup held.
 */
export async function replayErasures(
  client: ClientBase,
  prefix: string,
  erasures: readonly NotedErasure[],
  hashWith: (kept: StoredPersonKey | null) => ErasureHashes,
): Promise<number> {
  await client.query('begin')
  await client.query(`set local role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
  const found = await eraseAgain(client, erasures, hashWith)
  await markFinished(client)
  await markRecovered(client)
  await client.query('commit')
  return found
}

/** The same inside a transaction of the owner role. */
export async function eraseAgain(
  client: ClientBase,
  erasures: readonly NotedErasure[],
  hashWith: (kept: StoredPersonKey | null) => ErasureHashes,
): Promise<number> {
  let found = 0
  const { rows: kept } = await client.query<StoredPersonKey>(
    'select wrapped_key as wrapped, master_key as "masterKey" from vault.hash_key',
  )
  const { participantHash, mailAddressHash } = hashWith(kept[0] ?? null)
  for (const { personId, erasedAt } of erasures) {
    const { rows: members } = await client.query<{ organisation_id: string; id: string }>(
      'select organisation_id, id from member where person_id = $1',
      [personId],
    )
    const { rows: present } = await client.query<{ present: boolean }>(
      `select exists (select from identity.person where id = $1) or exists (select from person_key where person_id = $1)
         or exists (select from member where person_id = $1) as present`,
      [personId],
    )
    if (present[0]?.present === true) found += 1
    const { rows: people } = await client.query<{ email: string }>(
      `select email from identity.person where id = $1
       union select email from identity.private_address where person_id = $1 and email is not null`,
      [personId],
    )
    for (const { email } of people) {
      await client.query('select forget_mail_refusals($1)', [mailAddressHash(email)])
    }
    await client.query('select vault.erase_person($1, $2, $3::uuid[], $4::bytea[], $5::bytea[])', [
      personId,
      erasedAt,
      members.map(({ id }) => id),
      members.map(({ organisation_id, id }) => participantHash(organisation_id, id)),
      members.map(() => randomBytes(32)),
    ])
  }
  return found
}
