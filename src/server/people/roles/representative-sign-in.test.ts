import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AuditLog } from '#contract/people/audit-log.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { codeForPrivate, withPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator, appOf, signInWithApp } from '#test/app/authenticator.ts'
import type { Browser } from '#test/app/browser.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { makeMember } from '#test/factories/people.ts'
import { type SignOnSet, signOnDesk } from '#test/oidc/sign-on-desk.ts'

const { comeBack, addressIn, meOf, organisationWithProvider, server, signInThrough, start } =
  await signOnDesk()
const { deps } = server

/** An organisation whose round a safety representative reviews, and whose owner runs its identity provider. */
async function underReview() {
  const set = await organisationWithProvider()
  const { here } = set
  const rep = await makeMember(server, {
    in: here,
    email: set.at('skyddsombud'),
    roles: ['safety_representative'],
  })
  for (let n = 0; n < 10; n++) await makeMember(server, { in: here, email: set.at(`p${n}`) })
  const now = server.time.now.getTime()
  const round = await prepareRound(deps, {
    organisationId: here.organisationId,
    personId: randomUUID(),
    name: 'Våren',
    instrument: 'stressprofil',
    closesAt: new Date(now + 21 * 24 * 60 * 60 * 1000),
  })
  return {
    ...set,
    rep,
    roundId: round.id,
    params: { organisationId: here.organisationId, roundId: round.id },
  }
}
type Reviewed = Awaited<ReturnType<typeof underReview>>

const approve = (browser: Browser, { params }: Reviewed) => browser.call('approveList', { params })
const object = (browser: Browser, { params }: Reviewed) =>
  browser.call('objectToList', { params, body: { reason: 'Sju namn känner ingen igen.' } })
const stateOf = async ({ params }: Reviewed) => (await readRound(deps, { ...params, personId: null })).state
const refused = (code: string) => ({ status: 403, body: { code } })

describe('an employer who signs in as the safety representative at a provider of their own', () => {
  it('approves nothing, objects to nothing, prints, decides and says nothing, and reads nothing as one', async () => {
    const where = await underReview()
    const { browser } = await signInThrough(where, where.rep.email)
    const { params } = where
    const unknown = '00000000-0000-4000-8000-000000000000'
    const tried = [
      await approve(browser, where),
      await object(browser, where),
      await browser.call('makeSlips', { params, body: { unitId: where.here.unitId, after: null } }),
      await browser.call('readSlips', { params }),
      await browser.call('decideRoleRequest', {
        params: { ...params, requestId: unknown },
        body: { confirms: true },
      }),
      await browser.call('commentOnMeasure', {
        params: { ...params, measureId: unknown },
        body: { comment: 'Bra.' },
      }),
      ...(await Promise.all(
        (
          [
            'readListReview',
            'readDelivery',
            'listRounds',
            'listRoles',
            'listAuditEntries',
            'listImports',
            'readOverview',
          ] as const
        ).map((endpoint) => browser.call(endpoint, { params })),
      )),
    ]
    for (const answer of tried) expect(answer).toMatchObject(refused('own-sign-in-required'))
    expect(await stateOf(where)).toBe('in-review')
    expect((await meOf(browser)).memberships).toMatchObject([
      { roles: ['employee'], closedRoles: ['safety_representative'] },
    ])
  })

  it('nor does the real one there, with an app of their own besides', async () => {
    const where = await underReview()
    const { key } = await addAuthenticator(server, await signInByMail(server, where.rep.email))
    const { browser } = await signInThrough(where, where.rep.email)
    server.time.now = new Date(server.time.now.getTime() + 31_000)
    const code = appOf(key).generate({ timestamp: server.time.now.getTime() })
    expect((await browser.call('showSecondFactor', { body: { by: 'authenticator', code } })).status).toBe(204)
    expect(await approve(browser, where)).toMatchObject(refused('own-sign-in-required'))
    expect(await object(browser, where)).toMatchObject(refused('own-sign-in-required'))
  })

  it('is not helped by a session that was begun with a code: the sign-in there takes its place', async () => {
    const where = await underReview()
    const browser = await signInByMail(server, where.rep.email)
    where.provider.account = { sub: '1', email: where.rep.email, email_verified: true }
    await comeBack(browser, await where.provider.signIn(addressIn(await start(browser, where.rep.email))))
    expect(await approve(browser, where)).toMatchObject(refused('own-sign-in-required'))
  })
})

describe('a representative who reads the code in the work mailbox, as the employer could', () => {
  it('objects at once and approves nothing, before something of their own is there', async () => {
    const where = await underReview()
    const browser = await signInByMail(server, where.rep.email)
    expect(await approve(browser, where)).toMatchObject(refused('second-factor-required'))
    expect((await object(browser, where)).status).toBe(200)
    await addAuthenticator(server, browser)
    expect((await approve(browser, where)).status).toBe(200)
    expect(await stateOf(where)).toBe('open')
  })

  it('objects also where another role asks for a second factor that is not there', async () => {
    const where = await underReview()
    await makeMember(server, { email: where.rep.email, roles: ['owner'] })
    const browser = await signInByMail(server, where.rep.email)
    expect((await meOf(browser)).secondFactor).toMatchObject({ needed: true, shown: false })
    expect((await object(browser, where)).status).toBe(200)
  })

  it('with a private address approves by the code to that one, and by the one to work does not', async () => {
    const where = await underReview()
    const own = `hemma-${randomUUID()}@annat.example`
    await withPrivateAddress(server, where.rep.email, own)
    const atWork = await signInByMail(server, where.rep.email)
    expect(await approve(atWork, where)).toMatchObject(refused('own-sign-in-required'))
    expect((await approve(await signInByMail(server, own), where)).status).toBe(200)
  })

  it('proves anew who they are after ten minutes', async () => {
    const where = await underReview()
    const browser = await signInByMail(server, where.rep.email)
    await addAuthenticator(server, browser)
    server.time.now = new Date(server.time.now.getTime() + 11 * 60 * 1000)
    for (const answer of [await approve(browser, where), await object(browser, where)])
      expect(answer).toMatchObject(refused('reauthentication-required'))
    expect(await stateOf(where)).toBe('in-review')
  })

  it('is not kept out by somebody who made the work address their private one before they had an account', async () => {
    const where = await underReview()
    const other = await signInByMail(server, `nagon-${randomUUID()}@annat.example`)
    const code = await codeForPrivate(server, other, where.rep.email)
    const body = { email: where.rep.email, code }
    expect(await other.call('provePrivateAddress', { body })).toMatchObject({
      status: 409,
      body: { code: 'address-in-use' },
    })
    expect((await object(await signInByMail(server, where.rep.email), where)).status).toBe(200)
  })

  it('who has an app is not signed in by the code alone', async () => {
    const where = await underReview()
    await addAuthenticator(server, await signInByMail(server, where.rep.email))
    const waits = await signInByMail(server, where.rep.email)
    expect(await approve(waits, where)).toMatchObject({ status: 401 })
  })
})

describe('the log of the organisation', () => {
  const entriesOf = async (browser: Browser, { here }: SignOnSet, about?: 'access') => {
    const params = { organisationId: here.organisationId }
    const answer = await browser.call('listAuditEntries', { params, query: about ? { about } : {} })
    return (answer.body as AuditLog).entries
  }

  it('says by what a representative had signed in who approved, and a manager by whose single sign-on', async () => {
    const where = await underReview()
    const { key } = await addAuthenticator(server, await signInByMail(server, where.rep.email))
    server.time.now = new Date(server.time.now.getTime() + 31_000)
    const browser = await signInWithApp(server, where.rep.email, key)
    await approve(browser, where)
    const manager = await makeMember(server, { in: where.here, email: where.at('chef'), roles: ['manager'] })
    const through = await signInThrough(where, manager.email)
    const params = { organisationId: where.here.organisationId }
    expect((await through.browser.call('readOverview', { params })).status).toBeLessThan(403)
    const byApp = { method: 'mailed-code', provider: null, factor: 'authenticator' }
    const approved = (await entriesOf(browser, where)).find(({ kind }) => kind === 'list-approved')
    expect(approved).toMatchObject({ by: { email: where.rep.email }, signIn: byApp })
    const signedIn = (await entriesOf(browser, where, 'access')).filter(({ kind }) => kind === 'signed-in')
    expect(signedIn).toContainEqual(
      expect.objectContaining({ by: expect.objectContaining({ email: where.rep.email }), signIn: byApp }),
    )
    expect(signedIn).toContainEqual(
      expect.objectContaining({
        by: expect.objectContaining({ email: manager.email }),
        signIn: { method: 'single-sign-on', provider: where.provider.issuer, factor: null },
      }),
    )
  })

  it('says of what was written before nothing, nor of what a job has done', async () => {
    const where = await underReview()
    const prepared = (await entriesOf(where.owner, where)).find(({ kind }) => kind === 'round-prepared')
    expect(prepared?.signIn).toBeNull()
  })
})
