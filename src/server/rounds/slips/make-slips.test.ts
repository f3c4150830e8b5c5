import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { me } from '#contract/identity/me.ts'
import type { SlipsMade } from '#contract/rounds/slips.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { closeNow, openRound, organise } from '#test/factories/open-round.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { makeSlips } from './slip-repository.ts'

const server = await testApp()
const { database } = server
const { keys, clock } = server.deps
const deps = { ...answeringDeps(database), keys, clock, time: server.time }

/** An open round with four people without an address in its warehouse, and HR's queries there. */
async function askingHr() {
  const organisation = await organise(database, [
    { name: 'Bolaget', members: 1 },
    { name: 'Lager', parent: 'Bolaget', members: 12 },
  ])
  const warehouse = organisation.members
    .filter(({ unit }) => unit === 'Lager')
    .map(({ memberId }) => memberId)
  await asSuperuser(
    database,
    `update member m set email = null, person_id = null, external_id = given.n, name = 'Noor Nummer' || given.n
     from unnest($1::uuid[]) with ordinality as given (id, n) where m.id = given.id`,
    [warehouse.slice(0, 4)],
  )
  const round = await openRound(database, deps, organisation)
  const { organisationId, roundId, unitIds } = round
  const [top = '', unitId = ''] = [unitIds.get('Bolaget'), unitIds.get('Lager')]
  const member = await makeMember(server, { in: { organisationId, unitId: top }, roles: ['hr'] })
  const browser = await signedIn(server, { email: member.email })
  const idOf = async (email: string) =>
    me.parse((await (await signedIn(server, { email })).call('readMe')).body).person.id
  const personId = await idOf(member.email)
  const print = () =>
    browser.call('makeSlips', { params: { organisationId, roundId }, body: { unitId, after: null } })
  type Asked = { by?: string; at?: Date; unitId?: string; roundId?: string; codeHash?: Buffer }
  const ask = (
    memberIds: readonly string[],
    { by = personId, at = clock(), codeHash, ...more }: Asked = {},
    afterwards: (said: string) => Promise<void> = async () => {},
  ) =>
    asHr(database.pools.app, { organisationId, personId: by }, async (tx) => {
      const slips = memberIds.map((memberId) => ({ memberId, codeHash: codeHash ?? randomBytes(32) }))
      const asked = { roundId, unitId, after: null, at, ...more, printingId: randomUUID(), slips }
      const said = await makeSlips(tx, asked)
      await afterwards(said)
      return said
    })
  return { ask, idOf, print, roundId, top, unitId, warehouse }
}

test('slips are made for people of the unit who are there, by whoever may, in an open round, whatever the server asks', async () => {
  const { ask, idOf, roundId, top, warehouse } = await askingHr()
  const [first = '', second = ''] = warehouse
  expect(await ask([first], { by: await idOf('x@example.com') })).toBe('not-allowed')
  expect(await ask([first], { roundId: randomUUID() })).toBe('unknown')
  expect(await ask([first], { at: new Date('2100-01-01') })).toBe('not-open')
  await asSuperuser(database, 'update member set left_at = now() where id = $1', [second])
  for (const others of [[], [warehouse.at(-1) ?? ''], [first, second], [first, randomUUID()]])
    expect(await ask(others)).toBe('list-changed')
  expect(await ask([first], { unitId: top })).toBe('list-changed')
  expect(await ask([first])).toBe('made')
  expect(await ask([first])).toBe('printed-meanwhile')
  // HR closes it before its last day.
  await closeNow(database, deps, roundId)
  expect(await ask([first])).toBe('not-open')
})

test('of two who print at the same moment the second waits, and then hears of the first', async () => {
  const { ask, warehouse } = await askingHr()
  const [first = ''] = warehouse
  const waiting = () =>
    asSuperuser(
      database,
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%make_slips%'`,
    )
  let other = Promise.resolve('')
  const said = await ask([first], {}, async () => {
    other = ask([first])
    await expect.poll(waiting).toHaveLength(1)
  })
  expect([said, await other]).toEqual(['made', 'printed-meanwhile'])
})

test('a code that another organisation has is not printed a second time', async () => {
  const [here, there] = [await askingHr(), await askingHr()]
  const codeHash = randomBytes(32)
  expect(await here.ask(here.warehouse.slice(0, 1), { codeHash })).toBe('made')
  const again = there.ask(there.warehouse.slice(0, 1), { codeHash })
  await expect(again).rejects.toThrow('another organisation has this code')
})

test('of somebody who gets an address while slips are printed none is made, and the others have theirs', async () => {
  const { print, roundId, unitId, warehouse } = await askingHr()
  // HR has read who has no address, and prints later.
  const hold = `with given as (update member set email = 'noor@example.com' where id = $1 returning 1)
    select pg_advisory_xact_lock(hashtextextended('slips ' || $2::uuid || $3::uuid, 0)) from given`
  const held = { hold, with: [warehouse[0], roundId, unitId] }
  const [answer] = await whileHeld(database, held, [print])
  expect(answer?.status, answer?.text).toBe(201)
  const made = answer?.body as SlipsMade | undefined
  expect(made?.slips.map(({ name }) => name)).toEqual([2, 3, 4].map((n) => `Noor Nummer${n}`))
})

test('when the last of a unit get an address just as their slips are made, nobody is left to invite there', async () => {
  const { print, warehouse } = await askingHr()
  const given = warehouse.slice(0, 4).map((id) => `'${id}'`)
  const hold = `lock table slip_printing in share mode;
    update member set email = id || '@example.com' where id in (${given})`
  const [answer] = await whileHeld(database, { hold }, [print])
  expect(answer?.body).toMatchObject({ code: 'nobody-to-invite' })
})
