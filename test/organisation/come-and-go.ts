import { personData } from '#server/app/person-data.ts'
import { eraseAccount } from '#server/self/account/erase-account.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { signedIn } from '../factories/people.ts'

/** A person on a list creates an account and erases it. */
export async function comesAndGoes(server: TestApp, email: string): Promise<void> {
  await signedIn(server, { email })
  const [row] = await asSuperuser<{ id: string }>(
    server.database,
    `update member set person_id = (select id from identity.person where email = $1) where email = $1
     returning person_id as id`,
    [email],
  )
  await eraseAccount(server.deps, personData, row?.id ?? '')
}
