import { expect, test } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeWorld } from '../../../fuzz/world.ts'
import { removeOrganisation } from './remove-organisation-repository.ts'

const server = await testApp()
const { database } = server
// No server listens at the address of its webhooks.
const world = await makeWorld(server, 'http://127.0.0.1:1/hooks')

const remove = (id: string) =>
  withClient(database.access.url, (client) => removeOrganisation(client, database.access.rolePrefix, id))

const tables = (
  await asSuperuser<{ name: string }>(
    database,
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'identity', 'vault', 'pgboss') order by 1`,
  )
).map(({ name }) => name)

/** How many rows of each table hold one of these texts, as the superuser reads them. */
async function rowsWith(traces: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of tables) {
    const [row] = await asSuperuser<{ n: number }>(
      database,
      `select count(*)::int as n from ${name} t where exists (select from unnest($1::text[]) trace where strpos(t::text, trace) > 0)`,
      [traces],
    )
    if (row !== undefined && row.n > 0) counts[name] = row.n
  }
  return counts
}

/** Adds the rows that the world lacks, and rows that refer to units, members and rounds. */
async function addWhatIsMissing(organisationId: string): Promise<void> {
  const about = `select u.id as unit, m.id as member, r.id as round
    from unit u join member m on m.organisation_id = u.organisation_id and m.unit_id = u.id
    join invitation i on i.organisation_id = m.organisation_id and i.member_id = m.id
    join round r on r.organisation_id = i.organisation_id and r.id = i.round_id
    where u.organisation_id = $1 limit 1`
  for (const statement of [
    `insert into single_sign_on select $1, 'https://a.example', 'a', '', '', '', unit, now() from (${about}) one`,
    "insert into single_sign_on_domain (organisation_id, domain) values ($1, 'a.example')",
    `insert into round_plan (organisation_id, id, instrument_id, unit_id, every_months, days_open, reminders, next_on)
     select $1, round, 'stressprofil', unit, 3, 14, '{}', '2027-01-01' from (${about}) one`,
    `insert into round_preparation (organisation_id, id, asked, asked_by, asked_at, invited)
     select $1, round, '{}', member, now(), 1 from (${about}) one`,
    `insert into slip select $1, round, member, sha256('slip') from (${about}) one`,
    `insert into slip_printing (organisation_id, round_id, id, unit_id, at, person_id, printed_as, slips)
     select $1, round, gen_random_uuid(), unit, now(), member, 'employer', 1 from (${about}) one`,
    `insert into provisioned_member (organisation_id, member_id, user_name) select $1, member, 'a' from (${about}) one`,
    `insert into provisioned_unit (organisation_id, unit_id, external_id) select $1, unit, 'a' from (${about}) one`,
    `insert into role_request (organisation_id, id, member_id, gives, asked_at, asked_by)
     select $1, gen_random_uuid(), member, true, now(), member from (${about}) one`,
  ])
    await asSuperuser(database, statement, [organisationId])
}

const someone = async (name: string) => {
  const found = world.senders.find((sender) => sender.name === name)
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found.browser()
}

test('an organisation goes with all that is its own; people keep what is theirs, and nobody else notices', async () => {
  const { here, there } = world.marks
  const employee = await someone('employee here')
  const me = (await employee.call('readMe')).body as Me
  const [organisationId = ''] = me.memberships.map(({ organisation }) => organisation.id)
  expect(here.ids).toContain(organisationId)
  const [program, hr] = [await someone('key here'), await someone('hr here')]
  await addWhatIsMissing(organisationId)
  const before = await rowsWith([here.word, organisationId])
  expect(Object.keys(before).length).toBeGreaterThan(28)
  const others = await rowsWith([there.word, ...there.ids])

  expect(await remove(organisationId)).toEqual({ people: 25, rounds: 2 })

  expect(await rowsWith([here.word, organisationId])).toEqual({})
  expect(await rowsWith([there.word, ...there.ids])).toEqual(others)
  expect(((await employee.call('readMe')).body as Me).memberships).toEqual([])
  expect((await employee.call('readMyExercises')).body).toMatchObject({
    document: { done: ['strengths', 'values'] },
  })
  expect((await program.call('listRounds', { params: { organisationId } })).status).toBe(401)
  expect((await hr.call('listMembers', { params: { organisationId } })).status).toBe(403)
  expect((await (await someone('every role there')).call('readMe')).status).toBe(200)
  // No waiting job fails because of the missing rows.
  await server.runJobs()
})

test('one that is not there changes nothing', async () => {
  const before = await rowsWith(world.marks.there.ids)
  expect(await remove('00000000-0000-4000-8000-000000000000')).toBeNull()
  expect(await rowsWith(world.marks.there.ids)).toEqual(before)
})
