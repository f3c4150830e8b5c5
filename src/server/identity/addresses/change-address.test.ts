import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { me as meSchema } from '#contract/identity/me.ts'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { withPrivateAddress } from '#test/app/add-private-address.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { codeIn, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { statementsDuring } from '#test/app/statements-during.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { makeMember, makeOrganisation } from '#test/factories/people.ts'

const server = await testApp()

const some = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`
const meOf = async (browser: Browser) => meSchema.parse((await browser.call('readMe')).body)
const ask = (browser: Browser, email: string) =>
  browser.call('requestAddressChange', { body: { email, language: 'sv' } })
const newest = (to: string, heading: string) =>
  server.mail.receivedBy(to).findLast(({ text }) => text.startsWith(heading))

/** Asks for the change and reads both codes. */
async function codesFor(browser: Browser, from: string, to: string) {
  expect(await ask(browser, to)).toMatchObject({ status: 202, text: '{}' })
  await server.runJobs()
  const currentCode = codeIn(newest(from, 'Bekräfta att du vill byta adress') ?? { text: '' })
  const code = codeIn(newest(to, 'Bekräfta din nya adress') ?? { text: '' })
  return { email: to, code, currentCode }
}

async function change(browser: Browser, from: string, to: string): Promise<Answer> {
  return browser.call('changeAddress', { body: await codesFor(browser, from, to) })
}

/** Everything visible of an answer, without the headers that always differ. */
const seen = ({ status, text, headers: { date: _, 'x-request-id': __, ...headers } }: Answer) => ({
  status,
  text,
  headers,
})

describe('the address of an account', () => {
  it('is changed with a code from both, goes on with everything, and closes every other session', async () => {
    const [from, to] = [some('fran'), some('till')]
    const browser = await signInByMail(server, from)
    const phone = await signInByMail(server, from)
    const { person } = await meOf(browser)
    expect(await change(browser, from, to)).toMatchObject({ status: 204, text: '' })
    expect((await meOf(browser)).person).toEqual({ id: person.id, email: to })
    expect((await phone.call('readMe')).status).toBe(401)
    expect((await meOf(await signInByMail(server, to))).person.id).toBe(person.id)
    // The old address is free: signing in with it makes an account of its own.
    expect((await meOf(await signInByMail(server, from))).person.id).not.toBe(person.id)
  })

  it('is changed by both codes once: sent again they say nothing more than wrong ones', async () => {
    const [from, to] = [some('en-gang'), some('en-gang-till')]
    const browser = await signInByMail(server, from)
    const codes = await codesFor(browser, from, to)
    expect((await browser.call('changeAddress', { body: codes })).status).toBe(204)
    // Swapped, the codes would undo the change.
    const swapped = { email: from, code: codes.currentCode, currentCode: codes.code }
    for (const body of [codes, swapped])
      expect(await browser.call('changeAddress', { body })).toMatchObject({ body: { code: 'wrong-code' } })
    const back = await codesFor(browser, to, from)
    expect((await browser.call('changeAddress', { body: back })).status).toBe(204)
  })

  it('of two who change to the same one at once, the second hears that it is taken', async () => {
    const to = some('bada')
    const works = []
    for (const from of [some('ena'), some('andra')]) {
      const browser = await signInByMail(server, from)
      const body = await codesFor(browser, from, to)
      works.push(() => browser.call('changeAddress', { body }))
    }
    const held = { hold: 'lock table identity.person in share mode' }
    const both = await whileHeld(server.database, held, works)
    expect(both.map(({ status }) => status)).toEqual([204, 409])
    expect(both[1]?.body).toMatchObject({ code: 'address-in-use' })
  })

  it('leaves a code for nobody, also where the notice to the old one waits', async () => {
    const [from, to] = [some('kvar'), some('vidare')]
    const browser = await signInByMail(server, from)
    await change(browser, from, to)
    const waiting = await asSuperuser<{ id: string; email: string; withheld: boolean }>(
      server.database,
      'select id, email, withheld from identity.sign_in_code where email = any($1)',
      [[from, to]],
    )
    expect(waiting).toMatchObject([{ email: from, withheld: true }])
    // The code of that row would not undo the change either, even if somebody could derive it.
    const { currentCode } = await codesFor(browser, to, some('annat'))
    const code = server.deps.keys.signInCode(waiting[0]?.id ?? '')
    const back = { email: from, code, currentCode }
    expect(await browser.call('changeAddress', { body: back })).toMatchObject({
      body: { code: 'wrong-code' },
    })
  })

  it('is told at the old one, without the new one, and what to do', async () => {
    const [from, to] = [some('gammal'), some('ny')]
    await change(await signInByMail(server, from), from, to)
    await server.runJobs()
    const told = server.mail.receivedBy(from).filter(({ subject }) => subject.endsWith('är bytt'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('Om det inte var du')
    expect(told[0]?.text).not.toContain(to)
    expect(server.mail.receivedBy(to).some(({ subject }) => subject.endsWith('är bytt'))).toBe(false)
  })

  it('is told also after most of a day without mail, and then the old one is forgotten', async () => {
    const [from, to] = [some('sent'), some('sent-ny')]
    await change(await signInByMail(server, from), from, to)
    const { now } = server.time
    const forgetIn = async (hours: number) => {
      server.time.now = new Date(now.getTime() + hours * 60 * 60 * 1000)
      await forgetExpired(server.deps)
    }
    await forgetIn(23)
    await server.runJobs()
    expect(server.mail.receivedBy(from).filter(({ subject }) => subject.endsWith('är bytt'))).toHaveLength(1)
    await forgetIn(25)
    const left = 'select from identity.sign_in_code where email = $1'
    expect(await asSuperuser(server.database, left, [from])).toEqual([])
    server.time.now = now
  })

  it('takes along what was switched off of mail, and leaves nothing of it at the old one', async () => {
    const [from, to] = [some('tyst'), some('tyst-ny')]
    const browser = await signInByMail(server, from)
    expect((await browser.call('chooseMyMail', { body: { refused: ['weekly-review'] } })).status).toBe(200)
    const before = (await browser.call('listMyMail')).body
    await change(browser, from, to)
    expect((await browser.call('listMyMail')).body).toEqual(before)
    const kept = (address: string) =>
      asSuperuser(server.database, 'select kind from mail_refusal where address_hash = $1', [
        server.deps.keys.mailAddressHash(address),
      ])
    expect([await kept(from), await kept(to)]).toEqual([[], [{ kind: 'weekly-review' }]])
  })

  it('stays as it is until both codes are right, and after five wrong tries', async () => {
    const [from, to] = [some('fel'), some('fel-ny')]
    const browser = await signInByMail(server, from)
    const right = await codesFor(browser, from, to)
    const wrong = { status: 401, body: { code: 'wrong-code' } }
    const other = (code: string) => (code === '11111111' ? '22222222' : '11111111')
    const attempt = (body: object) => browser.call('changeAddress', { body: { ...right, ...body } })
    expect(await attempt({ code: other(right.code) })).toMatchObject(wrong)
    expect(await attempt({ currentCode: other(right.currentCode) })).toMatchObject(wrong)
    expect(await attempt({ code: right.currentCode, currentCode: right.code })).toMatchObject(wrong)
    expect((await meOf(browser)).person.email).toBe(from)
    for (let n = 0; n < 3; n++) await attempt({ currentCode: other(right.currentCode) })
    expect(await attempt({})).toMatchObject(wrong)
    // New codes have new tries.
    server.time.now = new Date(server.time.now.getTime() + 1000)
    expect((await change(browser, from, to)).status).toBe(204)
  })

  it('is not changed by somebody else with the codes, nor by codes that are old', async () => {
    const [from, to] = [some('min'), some('min-ny')]
    const browser = await signInByMail(server, from)
    const body = await codesFor(browser, from, to)
    const stranger = await signInByMail(server, some('annan'))
    expect((await stranger.call('changeAddress', { body })).status).toBe(401)
    const now = server.time.now
    server.time.now = new Date(now.getTime() + 9 * 60 * 1000)
    const late = await signInByMail(server, from)
    server.time.now = new Date(now.getTime() + 11 * 60 * 1000)
    expect((await late.call('changeAddress', { body })).status).toBe(401)
    server.time.now = now
  })

  it('asks for a proof of a moment ago', async () => {
    const [from, to] = [some('nyss'), some('nyss-ny')]
    const browser = await signInByMail(server, from)
    const body = await codesFor(browser, from, to)
    await asSuperuser(
      server.database,
      `update identity.session set proven_at = proven_at - interval '11 minutes'
       where person_id = (select id from identity.person where email = $1)`,
      [from],
    )
    const stale = { status: 403, body: { code: 'reauthentication-required' } }
    expect(await ask(browser, to)).toMatchObject(stale)
    expect(await browser.call('changeAddress', { body })).toMatchObject(stale)
  })
})

describe('whether the new address has an account', () => {
  it('is answered to nobody; the mail to it says so, and has no code', async () => {
    const from = some('nyfiken')
    const [taken, own, free] = [some('upptagen'), some('upptagen-privat'), some('ledig')]
    await withPrivateAddress(server, taken, own)
    const browser = await signInByMail(server, from)
    await server.runJobs()
    const traces = []
    for (const to of [taken, own, free]) {
      const at = server.mail.received.length
      let answer: Answer | undefined
      const statements = await statementsDuring(server, async () => {
        answer = await ask(browser, to)
      })
      const jobs = (await server.runJobs()).map(({ name }) => name)
      const mails = server.mail.received.slice(at).map(({ recipients }) => recipients)
      if (answer === undefined) throw new Error('no answer')
      traces.push({ seen: seen(answer), statements, jobs, mails: mails.length })
      expect(mails).toContainEqual([to])
    }
    expect(traces[0]?.statements.length).toBeGreaterThan(10)
    expect([traces[0], traces[1]]).toEqual([traces[2], traces[2]])
    for (const to of [taken, own]) {
      const mail = newest(to, 'Adressen har redan ett konto')
      expect(mail?.text).not.toMatch(/\d{4} \d{4}/)
      const currentCode = codeIn(newest(from, 'Bekräfta att du vill byta adress') ?? { text: '' })
      const guess = { email: to, code: '12345678', currentCode }
      expect(await browser.call('changeAddress', { body: guess })).toMatchObject({
        status: 401,
        body: { code: 'wrong-code' },
      })
    }
  })

  it('is said to somebody who has proven that they read its mail, when it got one meanwhile', async () => {
    const [from, to] = [some('sen'), some('sen-ny')]
    const browser = await signInByMail(server, from)
    const body = await codesFor(browser, from, to)
    await signInByMail(server, to)
    expect(await browser.call('changeAddress', { body })).toMatchObject({
      status: 409,
      body: { code: 'address-in-use' },
    })
    expect((await meOf(browser)).person.email).toBe(from)
  })
})

describe('an address on an employer’s list', () => {
  it('is the list’s to change, also for somebody who was put on it a moment ago', async () => {
    const from = some('anstalld')
    const browser = await signInByMail(server, from)
    const body = await codesFor(browser, from, some('privat'))
    await makeMember(server, { email: from })
    const refused = { status: 409, body: { code: 'address-on-list' } }
    expect(await ask(browser, some('annan'))).toMatchObject(refused)
    expect(await browser.call('changeAddress', { body })).toMatchObject(refused)
    expect((await meOf(browser)).person.email).toBe(from)
  })

  it('is changed by somebody who has left, who keeps the account', async () => {
    const member = await makeMember(server)
    const to = some('slutat')
    const browser = await signInByMail(server, member.email)
    const { person } = await meOf(browser)
    await asSuperuser(server.database, 'update member set left_at = now() where id = $1', [member.memberId])
    expect((await change(browser, member.email, to)).status).toBe(204)
    expect((await meOf(browser)).person).toEqual({ id: person.id, email: to })
  })

  it('brings the membership with it when it is the new one', async () => {
    const from = some('fore')
    const { email, organisationId } = await makeMember(server, { in: await makeOrganisation(server) })
    const browser = await signInByMail(server, from)
    expect((await change(browser, from, email)).status).toBe(204)
    expect((await meOf(browser)).memberships).toMatchObject([{ organisation: { id: organisationId } }])
  })

  it('beside a private one is not changed, by neither of the two', async () => {
    const [work, own] = [some('jobb'), some('hemma')]
    const home = await withPrivateAddress(server, work, own)
    const atWork = await signInByMail(server, work)
    for (const browser of [home, atWork]) {
      expect(await ask(browser, some('ny'))).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    }
  })
})
