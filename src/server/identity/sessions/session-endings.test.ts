import { describe, expect, it } from 'vitest'
import type { AuditLog } from '#contract/people/audit-log.ts'
import type { AccountExport } from '#contract/self/account-export.ts'
import { endingsPerHour } from '#server/identity/sign-in/sign-in-limits.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { withPrivateAddress } from '#test/app/add-private-address.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { statementsDuring } from '#test/app/statements-during.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { endSessionsAsStaff } from './end-sessions.ts'

const server = await testApp()
const newStaff = () => signedIn(server, { staff: true })
const end = (staff: Browser, email: string) => staff.call('endSessionsOf', { body: { email } })
const later = () => {
  server.time.now = new Date(server.time.now.getTime() + 1000)
}
const isIn = async (browser: Browser) => (await browser.call('readMe')).status === 200
const notices = (email: string) =>
  server.mail.receivedBy(email).filter(({ subject }) => subject === 'Du är utloggad i Andrum')

/** Everything that staff can see of an answer, without the headers that always differ. */
const seen = ({ status, text, headers: { date: _, 'x-request-id': __, ...headers } }: Answer) => ({
  status,
  text,
  headers,
})

describe('somebody who has lost a phone', () => {
  it('is signed out everywhere by staff, at once, and told by mail at both addresses', async () => {
    const [work, own] = ['anna@jobb.example', 'anna@hemma.example']
    const phone = await withPrivateAddress(server, work, own)
    const computer = await signInByMail(server, work)
    const other = await signInByMail(server, 'nagon.annan@example.com')
    const known = () =>
      asSuperuser(
        server.database,
        'select from identity.known_browser b join identity.person p on p.id = b.person_id where p.email = $1',
        [work],
      )
    expect(await known()).not.toEqual([])
    expect(await end(await newStaff(), ' Anna@Jobb.example ')).toMatchObject({ status: 204, text: '' })
    expect(await known()).toEqual([])
    expect([await isIn(phone), await isIn(computer), await isIn(other)]).toEqual([false, false, true])
    await server.runJobs()
    for (const address of [work, own]) {
      expect(notices(address)).toHaveLength(1)
      expect(notices(address)[0]?.text).toContain('måndag 2 mars klockan 10.00')
    }
    // The account is unchanged.
    const before = server.mail.receivedBy(own).length
    later()
    expect(await isIn(await signInByMail(server, own))).toBe(true)
    await server.runJobs()
    const since = server.mail.receivedBy(own).slice(before)
    expect(since.map(({ subject }) => subject)).toContain('Ny inloggning i Andrum')
  })

  it('is signed out by the private address of what it has opened, and nobody at work can tell whose it is', async () => {
    const place = await makeOrganisation(server)
    const { email: work } = await makeMember(server, { in: place, roles: ['owner'] })
    const own = `hemma.${work}`
    const phone = await withPrivateAddress(server, work, own)
    const atWork = await signInByMail(server, work)
    await server.runJobs()
    const before = server.mail.receivedBy(work).length
    await end(await newStaff(), own)
    await server.runJobs()
    expect([await isIn(phone), await isIn(atWork)]).toEqual([false, true])
    expect([notices(own).length, server.mail.receivedBy(work).length]).toEqual([1, before])
    const rows = await asSuperuser(
      server.database,
      "select from audit_entry where organisation_id = $1 and action = 'sessions-ended'",
      [place.organisationId],
    )
    expect(rows).toEqual([])
    // The browser at work is still known there.
    await atWork.call('signOut')
    const { code } = await askForCode(server, work, { browser: atWork })
    await atWork.call('signIn', { body: { email: work, code } })
    await server.runJobs()
    expect(server.mail.receivedBy(own).at(-1)?.subject).not.toBe('Ny inloggning i Andrum')
  })

  it('who has a role stands in the organisation’s log as signed out by the provider; nobody else does', async () => {
    const place = await makeOrganisation(server)
    const owner = await makeMember(server, { in: place, roles: ['owner'] })
    const manager = await makeMember(server, { in: place, roles: ['manager'] })
    for (const { email } of [owner, manager]) await signInByMail(server, email)
    const staff = await newStaff()
    for (const { email } of [owner, manager]) await end(staff, email)
    const { body } = await (await signedIn(server, owner)).call('listAuditEntries', {
      params: { organisationId: place.organisationId },
      query: { about: 'access' },
    })
    expect((body as AuditLog).entries.filter(({ kind }) => kind === 'sessions-ended')).toMatchObject([
      { by: { who: 'provider' }, member: { email: owner.email } },
    ])
  })

  it('reads in the own data that it was done', async () => {
    const email = 'cilla@example.com'
    await signInByMail(server, email)
    await end(await newStaff(), email)
    const { body } = await (await signedIn(server, { email })).call('exportMe')
    expect((body as AccountExport).logged).toMatchObject([
      { kind: 'sessions-ended', organisation: null, mine: false, aboutMe: true },
    ])
  })
})

describe('staff', () => {
  it('see, and cause, the same whether an address has an account or not', async () => {
    const [known, unknown] = ['david@example.com', 'ingen@example.com']
    const phone = await signInByMail(server, known)
    const staff = await newStaff()
    await server.runJobs()
    const traces = []
    for (const email of [known, unknown]) {
      let answer: Answer | undefined
      const statements = await statementsDuring(server, async () => {
        answer = await end(staff, email)
      })
      const jobs = (await server.runJobs()).map(({ name }) => name)
      if (answer === undefined) throw new Error('no answer')
      traces.push({ statements, jobs, seen: seen(answer) })
    }
    expect(traces[0]?.jobs).toEqual(['send-factor-notice'])
    expect(traces[0]?.statements.length).toBeGreaterThan(6)
    expect(traces[1]).toEqual(traces[0])
    expect(await isIn(phone)).toBe(false)
    expect([notices(known).length, notices(unknown).length]).toEqual([1, 0])
  })

  it('stand in the provider’s log with each, by whom and of which account', async () => {
    const email = 'eva@example.com'
    await signInByMail(server, email)
    const ofProvider = () =>
      asSuperuser<{ email: string | null; details: object }>(
        server.database,
        `select p.email, a.details from service_entry a left join identity.person p on p.id::text = a.details ->> 'personId'
         where a.action = 'sessions-ended' and a.person_id is not null order by a.at, a.id`,
      )
    const before = (await ofProvider()).length
    const staff = await newStaff()
    later()
    await end(staff, email)
    later()
    await end(staff, 'ingen.alls@example.com')
    expect((await ofProvider()).slice(before)).toMatchObject([{ email }, { email: null, details: {} }])
  })

  it('need a second factor and a proof of a moment ago', async () => {
    const email = 'filip@example.com'
    const phone = await signInByMail(server, email)
    const byCode = await signedIn(server, { staff: true, mailedCodeAlone: true })
    expect(await end(byCode, email)).toMatchObject({ status: 403, body: { code: 'second-factor-required' } })
    const address = 'personal.gammal@example.com'
    const stale = await signedIn(server, { staff: true, email: address })
    await asSuperuser(
      server.database,
      `update identity.session set proven_at = proven_at - interval '11 minutes'
       where person_id = (select id from identity.person where email = $1)`,
      [address],
    )
    expect(await end(stale, email)).toMatchObject({
      status: 403,
      body: { code: 'reauthentication-required' },
    })
    expect(await isIn(phone)).toBe(true)
  })

  it('end twenty an hour, each of them, and no more', async () => {
    expect(endingsPerHour).toBe(20)
    const staff = await newStaff()
    for (let n = 0; n < endingsPerHour; n++) expect((await end(staff, `n${n}@example.com`)).status).toBe(204)
    const email = 'gustav@example.com'
    const phone = await signInByMail(server, email)
    const refused = await end(staff, email)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await isIn(phone)).toBe(true)
    expect((await end(await newStaff(), email)).status).toBe(204)
  })

  it('write an address that is one', async () => {
    expect(await end(await newStaff(), 'ingen adress')).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    })
  })

  it('are asked for by the database itself: for anybody else nothing ends', async () => {
    const email = 'hanna@example.com'
    const phone = await signInByMail(server, email)
    const staffId = await asIdentity(server.deps.pools.identity, async (tx) => {
      const { id } = await tx
        .selectFrom('identity.person')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return id
    })
    await expect(endSessionsAsStaff(server.deps, { staffId, email })).rejects.toThrow('not-allowed')
    expect(await isIn(phone)).toBe(true)
  })
})
