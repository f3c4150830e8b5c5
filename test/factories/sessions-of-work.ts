import { randomUUID } from 'node:crypto'
import type { Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { makeMember, signedIn, type TestPlace } from './people.ts'

type Server = Pick<TestApp, 'database' | 'deps' | 'browser'>

/** Turns a person's sessions into ones that the single sign-on of an organisation has started. */
export const signOnThrough = (
  { database }: Pick<Server, 'database'>,
  email: string,
  organisationId: string,
): Promise<unknown> =>
  asSuperuser(
    database,
    `update identity.session set organisation_id = $2, proven_at = null
     where person_id = (select id from identity.person where email = $1)`,
    [email, organisationId],
  )

/** A member with each way of signing in: by the work address beside a private one, through the employer, and by the private address. */
export async function memberAtWork(server: Server, place?: TestPlace) {
  const { email, organisationId } = await makeMember(server, place === undefined ? {} : { in: place })
  const privateEmail = `privat.${randomUUID()}@example.com`
  const throughEmployer = await signedIn(server, { email })
  await signOnThrough(server, email, organisationId)
  const own = await signedIn(server, { email })
  await asSuperuser(
    server.database,
    `insert into identity.private_address (person_id, email, answered_at)
     select id, $2, now() from identity.person where email = $1`,
    [email, privateEmail],
  )
  await asSuperuser(
    server.database,
    `update identity.session set private = true
     where organisation_id is null and person_id = (select id from identity.person where email = $1)`,
    [email],
  )
  const byWorkAddress = await signedIn(server, { email })
  return { email, privateEmail, own, byWorkAddress, throughEmployer } satisfies Record<
    string,
    string | Browser
  >
}
