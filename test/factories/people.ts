import { randomUUID } from 'node:crypto'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { startSession } from '#server/identity/sessions/session.ts'
import { proofLifetime } from '#server/identity/sign-in/sign-in-limits.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'

type Server = Pick<TestApp, 'database' | 'deps' | 'browser'>

export type TestPlace = { readonly organisationId: string; readonly unitId: string }
export type TestMember = TestPlace & { readonly memberId: string; readonly email: string }

/** An organisation with one unit, its root. */
export async function makeOrganisation(
  { database }: Server,
  { name = 'Exempelbolaget' } = {},
): Promise<TestPlace> {
  const organisationId = randomUUID()
  await asSuperuser(database, 'insert into organisation (id, name) values ($1, $2)', [organisationId, name])
  const unitId = await addUnit(database, organisationId, { name, parentId: null })
  return { organisationId, unitId }
}

/** A unit below the given one, or in an organisation of its own. */
export async function makeUnit(
  server: Server,
  wanted: { readonly under?: TestPlace; readonly name?: string } = {},
): Promise<TestPlace> {
  const { organisationId, unitId: parentId } = wanted.under ?? (await makeOrganisation(server))
  const name = wanted.name ?? 'Enhet'
  return { organisationId, unitId: await addUnit(server.database, organisationId, { name, parentId }) }
}

async function addUnit(
  database: Server['database'],
  organisationId: string,
  { name, parentId }: { readonly name: string; readonly parentId: string | null },
): Promise<string> {
  const unitId = randomUUID()
  await asSuperuser(
    database,
    'insert into unit (organisation_id, id, external_id, name, parent_id) values ($1, $2::uuid, $2::uuid::text, $3, $4)',
    [organisationId, unitId, name, parentId],
  )
  return unitId
}

/** A member of a unit with further roles. A manager leads that unit. */
export async function makeMember(
  server: Server,
  wanted: { readonly in?: TestPlace; readonly email?: string; readonly roles?: readonly AssignedRole[] } = {},
): Promise<TestMember> {
  const { organisationId, unitId } = wanted.in ?? (await makeOrganisation(server))
  const memberId = randomUUID()
  const email = wanted.email ?? `${memberId}@example.com`
  await asSuperuser(
    server.database,
    'insert into member (organisation_id, id, email, unit_id) values ($1, $2, $3, $4)',
    [organisationId, memberId, email, unitId],
  )
  for (const role of wanted.roles ?? []) {
    await asSuperuser(
      server.database,
      'insert into role_assignment (organisation_id, member_id, role, unit_id) values ($1, $2, $3, $4)',
      [organisationId, memberId, role, role === 'manager' ? unitId : null],
    )
  }
  return { organisationId, unitId, memberId, email }
}

/**
 * The browser of a person signed in with this address, without e-mail and code, who has shown the second factor that roles
 * need. `mailedCodeAlone`: who has not shown one.
 */
export async function signedIn(
  server: Server,
  who: {
    readonly email?: string
    readonly staff?: boolean
    readonly guide?: true
    readonly mailedCodeAlone?: true
  } = {},
): Promise<Browser> {
  const email = who.email ?? `${randomUUID()}@example.com`
  const { deps } = server
  const personId = await ensurePerson(deps, {
    email,
    language: 'sv',
    ...(who.staff === undefined && who.guide === undefined
      ? {}
      : { staff: who.staff === true || who.guide === true }),
  })
  if (who.guide) await makeGuide(server, personId)
  const { token } = await asIdentity(deps.pools.identity, (tx) =>
    startSession(tx, deps, { personId, secondFactor: who.mailedCodeAlone !== true }),
  )
  const browser = server.browser()
  browser.cookies.set('session', token)
  return provenAgain(server, browser, personId)
}

/** Makes a member of staff a guide. */
export async function makeGuide(
  { database }: Pick<Server, 'database'>,
  personId: string,
  { name = 'Maria Ek', caseload = 60 } = {},
): Promise<void> {
  await asSuperuser(
    database,
    `insert into guide (person_id, name, licence_number, caseload) values ($1, $2, '123456', $3) on conflict do nothing`,
    [personId, name, caseload],
  )
}

/**
 * After some time, proves the person again, as the page's step-up would, and counts them as active; the session stays the
 * same.
 */
function provenAgain(server: Server, browser: Browser, personId: string): Browser {
  const { deps } = server
  let provenAt = deps.clock()
  return {
    ...browser,
    call: async (...asked) => {
      const now = deps.clock()
      if (now.getTime() - provenAt.getTime() >= proofLifetime) {
        await asSuperuser(
          server.database,
          `update identity.session
           set proven_at = $2, last_used_at = greatest(last_used_at, $2::timestamptz - interval '2 hours')
           where person_id = $1`,
          [personId, now],
        )
        provenAt = now
      }
      return browser.call(...asked)
    },
  }
}
