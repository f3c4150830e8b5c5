import { describe, expect, it } from 'vitest'
import type { Answer } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { statementsDuring } from '#test/app/statements-during.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember } from '#test/factories/people.ts'

const server = await testApp()

let networks = 0
/** A network without earlier requests, from the documentation prefix of RFC 3849. */
const newNetwork = () => `2001:db8:${(networks++).toString(16)}::1`
const hour = 60 * 60 * 1000
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}

const ask = (email: string, ip = newNetwork()) =>
  server.browser().call('requestSignInCode', { body: { email, language: 'sv' }, ip })

/** Everything that a stranger can see of an answer, without the headers that always differ. */
const seen = ({ status, text, headers }: Answer) => {
  const { date: _, 'x-request-id': __, 'set-cookie': cookie, ...rest } = headers
  // Each new browser gets its own secret.
  return { status, text, headers: rest, cookie: String(cookie).replace(/=[\w-]{43};/, '=(secret);') }
}

const mailsTo = (email: string) =>
  server.mail.receivedBy(email).filter(({ subject }) => subject === 'Din kod till Andrum').length

describe('asking for a code', () => {
  it('is answered alike for someone with an account, a member without one, and nobody', async () => {
    const member = await makeMember(server)
    await signInByMail(server, 'kand@example.com')
    const answers = [
      await ask('kand@example.com'),
      await ask(member.email),
      await ask('okand@example.com'),
      await ask('finns-inte@ingenstans.example'),
    ]
    expect(answers[0]).toMatchObject({ status: 202, text: '{}' })
    for (const answer of answers) expect(seen(answer)).toEqual(seen(await ask('jamfor@example.com')))
  })

  it('does the very same work: one row, one job, one e-mail', async () => {
    await signInByMail(server, 'konto@example.com')
    await server.runJobs()
    const traces = []
    for (const email of ['konto@example.com', 'inget-konto@example.com']) {
      const before = mailsTo(email)
      const statements = await statementsDuring(server, () => ask(email))
      const runs = await server.runJobs()
      traces.push({ statements, jobs: runs.map(({ name }) => name), mails: mailsTo(email) - before })
    }
    expect(traces[0]?.statements.length).toBeGreaterThan(3)
    expect(traces[0]).toMatchObject({ jobs: ['send-sign-in-code'], mails: 1 })
    expect(traces[1]).toEqual(traces[0])
  })

  it('creates no account', async () => {
    await ask('aldrig@example.com')
    const { rows } = await server.deps.pools.identity.pool.query(
      "select 1 from identity.person where email = 'aldrig@example.com'",
    )
    expect(rows).toEqual([])
  })
})

describe('the limit of an address', () => {
  it('is five codes an hour from one network; after that the answer and the work are the same, and no mail comes', async () => {
    const email = 'mycket@example.com'
    const ip = newNetwork()
    for (let i = 0; i < 4; i++) await ask(email, ip)
    const fifth = {
      answer: seen(await ask(email, ip)),
      statements: await statementsDuring(server, () => ask('x@example.com')),
    }
    await server.runJobs()
    expect(mailsTo(email)).toBe(5)
    let answer: Answer | undefined
    const statements = await statementsDuring(server, async () => {
      answer = await ask(email, ip)
    })
    const runs = await server.runJobs()
    expect(answer && seen(answer)).toEqual(fifth.answer)
    expect(statements).toEqual(fifth.statements)
    expect(runs.map(({ name }) => name)).toEqual(['send-sign-in-code'])
    expect(mailsTo(email)).toBe(5)
  })

  it('leaves the code that did come as good as it was', async () => {
    const email = 'kvar@example.com'
    const ip = newNetwork()
    for (let i = 0; i < 4; i++) await ask(email, ip)
    await server.runJobs()
    later(60_000)
    const { code } = await askForCode(server, email, { ip })
    later(60_000)
    await ask(email, ip)
    const answer = await server.browser().call('signIn', { body: { email, code } })
    expect(answer.status).toBe(201)
  })

  it('is over after the hour and its fading, however much was asked meanwhile', async () => {
    const email = 'vantar@example.com'
    const ip = newNetwork()
    for (let i = 0; i < 20; i++) await ask(email, ip)
    await server.runJobs()
    expect(mailsTo(email)).toBe(5)
    later(2 * hour)
    await ask(email, ip)
    await server.runJobs()
    expect(mailsTo(email)).toBe(6)
  })

  it('starts over when the address was proven', async () => {
    const email = 'bevisad@example.com'
    for (let i = 0; i < 8; i++) await signInByMail(server, email)
    expect(mailsTo(email)).toBe(8)
  })

  it('is twelve over all networks together', async () => {
    const email = 'hav@example.com'
    await Promise.all(Array.from({ length: 20 }, () => ask(email)))
    await server.runJobs()
    expect(mailsTo(email)).toBe(12)
  })

  it('is one of its own for one network: who hammers from there leaves the rest to everybody else', async () => {
    const email = 'lugn@example.com'
    const noisy = newNetwork()
    for (let i = 0; i < 25; i++) await ask(email, noisy)
    await server.runJobs()
    expect(mailsTo(email)).toBe(5)
    const { code } = await askForCode(server, email, { ip: newNetwork() })
    expect(code).toMatch(/^\d{8}$/)
  })
})

describe('the limit of a network', () => {
  it('is thirty codes an hour that led nowhere, then 429 with the time to wait', async () => {
    const ip = newNetwork()
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, i) => ask(`natverk${i}@example.com`, ip.replace('::1', `::${i + 1}`))),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(30)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ code: 'too-many-requests' })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(3600)
    expect((await ask('annan-plats@example.com')).status).toBe(202)
    later(2 * hour)
    expect((await ask('natverk@example.com', ip)).status).toBe(202)
  })

  it('does not lock out an office where everybody signs in', async () => {
    const ip = newNetwork()
    for (let i = 0; i < 35; i++) {
      const email = `kollega${i}@example.com`
      const { code } = await askForCode(server, email, { ip })
      const answer = await server.browser().call('signIn', { body: { email, code }, ip })
      expect(answer.status).toBe(201)
    }
    await server.runJobs()
  })

  it('stops guessing after sixty wrong codes', async () => {
    const ip = newNetwork()
    const guess = (i: number) =>
      server.browser().call('signIn', { body: { email: `mal${i}@example.com`, code: '00000000' }, ip })
    const statuses = []
    for (let i = 0; i < 61; i++) statuses.push((await guess(i)).status)
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true)
    expect(statuses[60]).toBe(429)
  })
})
