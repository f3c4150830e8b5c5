import { randomBytes } from 'node:crypto'
import { type ClientBase, escapeIdentifier } from 'pg'
import type { StoredPersonKey } from '../person-key-repository.ts'
import { roleName } from '../role-names.ts'
import type { NotedErasure } from './erasure-journal.ts'

/** Who took part, as the vault knows a member (`Keys.participantHash`). */
export type ParticipantHash = (organisationId: string, memberId: string) => Buffer

/**
 * Erases everybody again who was erased after a backup: all of them or none. New stones are laid; which one somebody
 * had before is written nowhere.
 * @returns how many of them were there.
 */
export async function replayErasures(
  client: ClientBase,
  prefix: string,
  erasures: readonly NotedErasure[],
  hashWith: (kept: StoredPersonKey | null) => ParticipantHash,
): Promise<number> {
  let found = 0
  await client.query('begin')
  await client.query(`set local role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
  const { rows: kept } = await client.query<StoredPersonKey>(
    'select wrapped_key as wrapped, master_key as "masterKey" from vault.hash_key',
  )
  const participantHash = hashWith(kept[0] ?? null)
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
    await client.query('select vault.erase_person($1, $2, $3::uuid[], $4::bytea[], $5::bytea[])', [
      personId,
      erasedAt,
      members.map(({ id }) => id),
      members.map(({ organisation_id, id }) => participantHash(organisation_id, id)),
      members.map(() => randomBytes(32)),
    ])
  }
  await client.query('commit')
  return found
}
