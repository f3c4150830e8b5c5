import { readConfig } from '#server/platform/config/config.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openDatabase } from '#server/platform/db/connection/open-database.ts'
import { queues } from '#server/platform/queue/queues.ts'

/** The secret of a member's session: in the form of a real one, but predictable. */
const secretOf = (memberId: string): string => memberId.replaceAll('-', '').padEnd(43, '0')

/** The cookie of a member whom `signInEverybody` has signed in. */
export const cookieOf = (memberId: string): string => `session=${secretOf(memberId)}`

/** Gives every member of every organisation an account with a new session. */
export async function signInEverybody(settings: Readonly<Record<string, string>>): Promise<void> {
  const database = await openDatabase(readConfig(settings), queues)
  try {
    await withClient(database.access.url, async (client) => {
      await client.query(`update member set person_id = gen_random_uuid() where person_id is null`)
      await client.query(
        `insert into identity.person (id, email, created_at) select person_id, email, now() from member`,
      )
      await client.query(
        `insert into identity.session (id, person_id, token_hash, device, started_at, last_used_at, expires_at)
         select gen_random_uuid(), person_id, sha256(convert_to(rpad(replace(id::text, '-', ''), 43, '0'), 'UTF8')),
           'Firefox, Linux', now(), now(), now() + interval '1 day'
         from member`,
      )
      await client.query('vacuum analyze')
    })
  } finally {
    await database.close()
  }
}
