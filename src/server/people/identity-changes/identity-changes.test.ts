import { expect, test } from 'vitest'
import { asHr } from '#server/platform/db/transaction.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { everybody, identityChangeDesk, line } from '#test/organisation/identity-change-desk.ts'
import { openAtOnce } from '#test/organisation/open-round.ts'
import { readIn, tryFile } from '#test/organisation/read-in.ts'

const server = await testApp()
const { deps, time } = server
const { pass, company, member, apply, unitOf, listed } = identityChangeDesk(server)
const day = 24 * 60 * 60 * 1000

test('two swap addresses seven days later, and neither keeps the account of the other', async () => {
  const where = await company()
  await signedIn(server, { email: 'p0@bolaget.example' })
  await signedIn(server, { email: 'p2@bolaget.example' })
  await readIn(deps, where, everybody([line(0, 'p1'), line(1, 'p0')]))
  expect(await member(where, 'P0')).toMatchObject({ email: 'p0@bolaget.example', linked: true })
  pass(8)
  await apply()
  expect(await member(where, 'P0')).toMatchObject({ email: 'p1@bolaget.example', linked: false })
  expect(await member(where, 'P1')).toMatchObject({ email: 'p0@bolaget.example', linked: false })
  expect(await member(where, 'P2')).toMatchObject({ linked: true })
})

test('another employee number waits too, and is told to the one address there is', async () => {
  const where = await company()
  await readIn(deps, where, everybody([line(0, 'p0', '900')]))
  await server.runJobs()
  const mails = server.mail.received.map(({ recipients, text }) => [recipients[0], text])
  expect(mails).toEqual([
    ['p0@bolaget.example', expect.stringContaining('vill ändra ditt anställningsnummer')],
  ])
  expect((await member(where, 'P0')).external_id).toBe('0')
  pass(8)
  await apply()
  expect((await member(where, 'P0')).external_id).toBe('900')
})

test('what somebody else has by then is not taken from them', async () => {
  const where = await company()
  await readIn(deps, where, everybody([line(0, 'ny0')]))
  await makeMember(server, {
    in: { organisationId: where.organisationId, unitId: await unitOf(where) },
    email: 'ny0@bolaget.example',
  })
  pass(8)
  await apply()
  expect((await member(where, 'P0')).email).toBe('p0@bolaget.example')
  expect(await listed(where)).toMatchObject([{ newEmail: 'ny0@bolaget.example', state: 'impossible' }])
})

test('no transaction that works for the organisation writes an address over another', async () => {
  const where = await company()
  const { organisationId } = where
  await expect(
    asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
      tx
        .updateTable('member')
        .set({ email: 'min@egen.example' })
        .where('organisationId', '=', organisationId)
        .execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' })
})

test('seats are not taken over one a file: the third in forty is stopped within four weeks, and not after', async () => {
  const where = await company()
  const { organisationId, hr: personId } = where
  // Before the first round there is no list to compare with, and everybody counts.
  await openAtOnce(deps, {
    organisationId,
    personId,
    name: 'Våren',
    instrument: 'stressprofil',
    closesAt: new Date(time.now.getTime() + 14 * day),
  })
  pass(30)
  await readIn(deps, where, everybody([line(0, 'ny0')]))
  pass(9)
  await apply()
  await readIn(deps, where, everybody([line(0, 'ny0'), line(1, 'ny1')]))
  pass(9)
  const third = everybody([line(0, 'ny0'), line(1, 'ny1'), line(2, 'ny2')])
  const stopped = await tryFile(deps, where, third)
  expect(stopped.report?.errors).toMatchObject([
    { code: 'too-many-identities', details: { count: 3, present: 41, most: 2 } },
    { code: 'too-many-identities-in-unit', details: { unit: 'Toppen', count: 3, most: 2 } },
  ])
  pass(11)
  expect((await tryFile(deps, where, third)).state).toBe('planned')
})
