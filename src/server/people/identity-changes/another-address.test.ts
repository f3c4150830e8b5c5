import { describe, expect, test } from 'vitest'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { everybody, identityChangeDesk, line } from '#test/organisation/identity-change-desk.ts'
import { openAtOnce } from '#test/organisation/open-round.ts'
import { found, importFile } from '#test/organisation/organise.ts'
import { readIn, tryFile } from '#test/organisation/read-in.ts'

const server = await testApp()
const { deps, database, time } = server
const { pass, company, member, stopToken, apply } = identityChangeDesk(server)
const day = 24 * 60 * 60 * 1000

describe('another address in the file', () => {
  test('is told to both, signs nobody in for seven days, and then does', async () => {
    const where = await company()
    const before = await signedIn(server, { email: 'p0@bolaget.example' })
    await readIn(deps, where, everybody([line(0, 'ny0')]))
    await server.runJobs()
    const [old] = server.mail.receivedBy('p0@bolaget.example')
    expect(old?.text).toContain('från p0@bolaget.example till ny0@bolaget.example')
    const [fresh] = server.mail.receivedBy('ny0@bolaget.example')
    expect(fresh?.text).toContain('har angett den här adressen som din')
    expect(fresh?.text).not.toContain('stoppa-andring')

    pass(6.9)
    await server.runJobs()
    expect((await member(where, 'P0')).email).toBe('p0@bolaget.example')
    const early = await signedIn(server, { email: 'ny0@bolaget.example' })
    expect((await early.call('readMe')).body).toMatchObject({ memberships: [] })
    const memberships = [{ organisation: { id: where.organisationId } }]
    expect((await before.call('readMe')).body).toMatchObject({ memberships })

    pass(0.2)
    await apply()
    expect(await member(where, 'P0')).toMatchObject({ email: 'ny0@bolaget.example', linked: false })
    expect((await before.call('readMe')).body).toMatchObject({ memberships: [] })
    const later = await signedIn(server, { email: 'ny0@bolaget.example' })
    expect((await later.call('readMe')).body).toMatchObject({ memberships })
  })

  test('takes away the note that the old one took no mail; another number does not', async () => {
    const where = await company()
    await asSuperuser(
      database,
      "update member set address_refused_on = '2026-03-01' where organisation_id = $1 and name in ('P0', 'P1')",
      [where.organisationId],
    )
    const refused = async () => {
      const rows = await asSuperuser<{ name: string }>(
        database,
        'select name from member where organisation_id = $1 and address_refused_on is not null order by name',
        [where.organisationId],
      )
      return rows.map(({ name }) => name)
    }
    await readIn(deps, where, everybody([line(0, 'ny0'), line(1, 'p1', '101')]))
    await server.runJobs()
    // Until then mail goes to the old address.
    expect(await refused()).toEqual(['P0', 'P1'])
    pass(7.1)
    await apply()
    expect((await member(where, 'P0')).email).toBe('ny0@bolaget.example')
    expect((await member(where, 'P1')).external_id).toBe('101')
    expect(await refused()).toEqual(['P1'])
  })

  test('for somebody who had none is told to it, and holds after seven days as another name does', async () => {
    const where = await found(database)
    const without = (n: number) => `top;;;;P${n};${n}`
    const others = Array.from({ length: 38 }, (_, n) => without(n + 2))
    await readIn(deps, where, importFile(without(0), without(1), ...others))
    await server.runJobs()
    server.mail.received.length = 0
    await readIn(
      deps,
      where,
      importFile('top;;;forsta@bolaget.example;P0;0', 'top;;;;Gift Annorlunda;1', ...others),
    )
    await server.runJobs()
    expect(server.mail.received.map(({ text }) => text.includes('därefter kan du logga in'))).toEqual([true])
    const early = await signedIn(server, { email: 'forsta@bolaget.example' })
    expect((await early.call('readMe')).body).toMatchObject({ memberships: [] })
    expect([(await member(where, 'P0')).email, (await member(where, 'P1')).external_id]).toEqual([null, '1'])

    pass(7.1)
    await apply()
    expect((await member(where, 'P0')).email).toBe('forsta@bolaget.example')
    expect((await member(where, 'Gift Annorlunda')).external_id).toBe('1')
    const later = await signedIn(server, { email: 'forsta@bolaget.example' })
    expect((await later.call('readMe')).body).toMatchObject({
      memberships: [{ organisation: { id: where.organisationId } }],
    })
  })

  test('opened from the mail changes nothing; stopped there, it never comes about', async () => {
    const where = await company()
    await readIn(deps, where, everybody([line(0), line(1, 'inkraktare')]))
    await server.runJobs()
    const body = { token: stopToken('p1@bolaget.example') }
    const anybody = server.browser()
    const read = await anybody.call('readIdentityChange', { body })
    expect(read.body).toMatchObject({
      oldEmail: 'p1@bolaget.example',
      newEmail: 'inkraktare@bolaget.example',
      renumbered: false,
      state: 'waiting',
    })
    expect((await anybody.call('readIdentityChange', { body })).body).toMatchObject({ state: 'waiting' })
    expect((await anybody.call('stopIdentityChange', { body })).status).toBe(200)
    expect((await anybody.call('stopIdentityChange', { body })).status).toBe(200)
    expect((await anybody.call('readIdentityChange', { body })).body).toMatchObject({ state: 'stopped' })

    const again = await tryFile(deps, where, everybody([line(0), line(1, 'inkraktare')]))
    expect(again).toMatchObject({
      state: 'planned',
      report: { members: { identitiesChanged: 0 } },
    })
    expect(again.report?.warnings).toMatchObject([
      { code: 'kept-for-role' },
      { line: 4, code: 'change-stopped' },
    ])
    pass(8)
    await apply()
    expect((await member(where, 'P1')).email).toBe('p1@bolaget.example')
  })

  test.each(['x'.repeat(43), 'short'])(
    'has no other way to be stopped than its own link (%s)',
    async (token) => {
      const answer = await server.browser().call('stopIdentityChange', { body: { token } })
      expect([400, 404]).toContain(answer.status)
    },
  )

  test('cannot be stopped once it holds', async () => {
    const where = await company()
    await readIn(deps, where, everybody([line(0, 'ny0')]))
    await server.runJobs()
    const body = { token: stopToken('p0@bolaget.example') }
    pass(8)
    await apply()
    expect(await server.browser().call('stopIdentityChange', { body })).toMatchObject({
      status: 404,
      body: { code: 'identity-change-unknown' },
    })
  })

  test('waits for a round that asks the person to close, however long', async () => {
    const where = await company()
    await readIn(deps, where, everybody([line(0, 'ny0')]))
    const { organisationId, hr: personId } = where
    const round = await openAtOnce(deps, {
      organisationId,
      personId,
      name: 'Våren',
      instrument: 'stressprofil',
      closesAt: new Date(time.now.getTime() + 14 * day),
    })
    pass(13)
    await apply()
    expect((await member(where, 'P0')).email).toBe('p0@bolaget.example')
    await closeRound(deps, { organisationId, roundId: round.id, personId })
    await apply()
    expect((await member(where, 'P0')).email).toBe('ny0@bolaget.example')
  })

  test('is taken back by a file that says the old one', async () => {
    const where = await company()
    await readIn(deps, where, everybody([line(0, 'ny0')]))
    await readIn(deps, where, everybody([]))
    pass(8)
    await apply()
    expect((await member(where, 'P0')).email).toBe('p0@bolaget.example')
  })

  test('does not come about for somebody who has left', async () => {
    const where = await company()
    await readIn(deps, where, everybody([line(0, 'ny0')]))
    await readIn(deps, where, importFile(...Array.from({ length: 39 }, (_, n) => line(n + 1))))
    pass(8)
    await apply()
    const rows = await asSuperuser(
      database,
      "select email from member where organisation_id = $1 and name = 'P0'",
      [where.organisationId],
    )
    expect(rows).toEqual([{ email: 'p0@bolaget.example' }])
  })
})
