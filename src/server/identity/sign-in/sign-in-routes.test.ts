import { describe, expect, it } from 'vitest'
import type { Answer } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { makeMember } from '#test/factories/people.ts'

const server = await testApp()

const minutes = (count: number) => {
  server.time.now = new Date(server.time.now.getTime() + count * 60_000)
}
const wrongFor = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')

describe('signing in by mail', () => {
  it('makes an account at the first code, and finds it again at the second', async () => {
    const first = await signInByMail(server, 'ny@example.com')
    const second = await signInByMail(server, 'Ny@Example.com')
    const [one, two] = [await first.call('readMe'), await second.call('readMe')]
    expect(one).toMatchObject({ status: 200, body: { person: { email: 'ny@example.com' }, staff: false } })
    expect(two.body).toEqual(one.body)
  })

  it('in two browsers at the same moment opens one of them; using a code ends the other', async () => {
    const email = 'tva@example.com'
    const tries: (() => Promise<Answer>)[] = []
    for (const browser of [server.browser(), server.browser()]) {
      const { code } = await askForCode(server, email, { browser })
      tries.push(() => browser.call('signIn', { body: { email, code } }))
    }
    const holding = { hold: 'select from identity.sign_in_code where email = $1 for update', with: [email] }
    const both = await whileHeld(server.database, holding, tries)
    expect(both.map(({ status }) => status).sort()).toEqual([201, 401])
  })

  it('shows what somebody is where', async () => {
    const member = await makeMember(server, { roles: ['hr', 'manager'] })
    const browser = await signInByMail(server, member.email)
    expect((await browser.call('readMe')).body).toMatchObject({
      memberships: [
        {
          organisation: { id: member.organisationId, name: 'Exempelbolaget', simulated: false },
          roles: ['employee', 'hr', 'manager'],
          unit: 'Exempelbolaget',
        },
      ],
    })
  })

  it('gives a cookie that no script reads and no other site sends along', async () => {
    const { code } = await askForCode(server, 'kaka@example.com')
    const answer = await server.browser().call('signIn', { body: { email: 'kaka@example.com', code } })
    expect(answer).toMatchObject({ status: 201, body: {} })
    const [session, mark, known] = [answer.headers['set-cookie'] ?? []].flat()
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    // The first characters of the person's random id, which open nothing.
    expect(mark).toMatch(/^signed-in=[0-9a-f]{8}; Max-Age=2592000; Path=\/; SameSite=Lax$/)
    expect(known).toMatch(/^browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('keeps nothing in the database that opens anything', async () => {
    const { code } = await askForCode(server, 'tjuv@example.com')
    const browser = await signInByMail(server, 'annan@example.com')
    const token = browser.cookies.get('session') ?? ''
    const known = browser.cookies.get('browser') ?? ''
    for (const table of [
      'identity.sign_in_code',
      'identity.session',
      'identity.known_browser',
      'pgboss.job',
    ]) {
      const { rows } = await server.deps.pools.jobs.pool
        .query(`select t::text as row from ${table} t`)
        .catch(() => server.deps.pools.identity.pool.query(`select t::text as row from ${table} t`))
      const all = JSON.stringify(rows)
      expect(rows.length).toBeGreaterThan(0)
      expect(all).not.toContain(token)
      expect(all).not.toContain(known)
      expect(all.match(new RegExp(`(?<!\\d)${code}(?!\\d)`))).toBeNull()
      if (table === 'pgboss.job') expect(all).not.toContain('@')
    }
  })
})

describe('the mail with a code', () => {
  it('has the code and a link with everything behind the #', async () => {
    const { code, mail } = await askForCode(server, 'brev+1@example.com', { returnTo: '/mina-resultat?x=1' })
    const link = `http://localhost:3000/logga-in?kod#email=brev%2B1%40example.com&code=${code}&to=%2Fmina-resultat%3Fx%3D1`
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link.replaceAll('&', '&amp;'))
    expect(mail.html).toContain(`>${code.slice(0, 4)} ${code.slice(4)}<`)
    expect(mail.headers.get('from')).toBe('Andrum <noreply@andrum.example>')
    expect(mail.headers.get('message-id')).toMatch(/^<[0-9a-f]{32}@localhost>$/)
    expect(mail.headers.get('content-language')).toBe('sv')
  })

  it('has a subject that gives nothing away, in the language that was asked in', async () => {
    const swedish = await askForCode(server, 'sprak@example.com')
    const english = await askForCode(server, 'sprak@example.com', { language: 'en' })
    expect(swedish.mail.subject).toBe('Din kod till Andrum')
    expect(english.mail.subject).toBe('Your code for Andrum')
    expect(english.mail.text).toContain('http://localhost:3000/en/logga-in?kod#')
  })

  it('comes once, also when its job runs twice', async () => {
    const { mail } = await askForCode(server, 'dubbel@example.com')
    const job = (await server.deps.pools.jobs.pool.query(
      "select id, data from pgboss.job where name = 'send-sign-in-code' order by created_on desc limit 1",
    )) as { rows: { data: { codeId: string } }[] }
    const codeId = job.rows[0]?.data.codeId ?? ''
    await server.deps.queue.enqueueNow('send-sign-in-code', { codeId })
    const runs = await server.runJobs()
    expect(runs).toHaveLength(1)
    const sent = server.mail.receivedBy('dubbel@example.com')
    expect(sent).toEqual([mail])
  })

  it('is tried again when the mail server was unreachable', async () => {
    server.mail.refuseWith(451)
    await server
      .browser()
      .call('requestSignInCode', { body: { email: 'senare@example.com', language: 'sv' } })
    await expect(server.runJobs()).rejects.toThrow('EENVELOPE 451')
    server.mail.refuseWith(null)
    await server.runJobs()
    expect(server.mail.received.at(-1)?.recipients).toEqual(['senare@example.com'])
  })
})

describe('a code', () => {
  it('works once', async () => {
    const email = 'en-gang@example.com'
    const { code } = await askForCode(server, email)
    expect((await server.browser().call('signIn', { body: { email, code } })).status).toBe(201)
    expect(await server.browser().call('signIn', { body: { email, code } })).toMatchObject({
      status: 401,
      body: { code: 'wrong-code' },
    })
  })

  it('works once, also when it is sent twice at the same moment', async () => {
    const email = 'samtidigt@example.com'
    const { code } = await askForCode(server, email)
    const both = await Promise.all(
      [1, 2, 3, 4].map(() => server.browser().call('signIn', { body: { email, code } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401])
  })

  it('is worth nothing for another address', async () => {
    const { code } = await askForCode(server, 'min@example.com')
    await askForCode(server, 'din@example.com')
    const answer = await server.browser().call('signIn', { body: { email: 'din@example.com', code } })
    expect(answer.status).toBe(401)
  })

  it('survives four wrong tries, and not five', async () => {
    const [patient, guesser] = ['talig@example.com', 'gissar@example.com']
    const good = await askForCode(server, patient)
    for (let i = 0; i < 4; i++) {
      await server.browser().call('signIn', { body: { email: patient, code: wrongFor(good.code) } })
    }
    const after4 = await server.browser().call('signIn', { body: { email: patient, code: good.code } })
    expect(after4.status).toBe(201)

    const burnt = await askForCode(server, guesser)
    const tries = Array.from({ length: 5 }, () =>
      server.browser().call('signIn', { body: { email: guesser, code: wrongFor(burnt.code) } }),
    )
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    const after5 = await server.browser().call('signIn', { body: { email: guesser, code: burnt.code } })
    expect(after5).toMatchObject({ status: 401, body: { code: 'wrong-code' } })
  })

  it('is good for ten minutes', async () => {
    const email = 'tio@example.com'
    const early = await askForCode(server, email)
    minutes(9)
    expect((await server.browser().call('signIn', { body: { email, code: early.code } })).status).toBe(201)
    const late = await askForCode(server, email)
    minutes(10)
    expect((await server.browser().call('signIn', { body: { email, code: late.code } })).status).toBe(401)
  })

  it('gives way to a newer one', async () => {
    const email = 'nyare@example.com'
    const older = await askForCode(server, email)
    minutes(1)
    const newer = await askForCode(server, email)
    expect((await server.browser().call('signIn', { body: { email, code: older.code } })).status).toBe(401)
    expect((await server.browser().call('signIn', { body: { email, code: newer.code } })).status).toBe(201)
  })

  it('that looks wrong is refused as input', async () => {
    const answer = await server.browser().call('signIn', { body: { email: 'a@example.com', code: '12345' } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'code', code: 'wrong-format' }] },
    })
  })
})

describe('going on after signing in', () => {
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'evil'])(
    'never leads to %j',
    async (returnTo) => {
      const answer = await server.browser().call('requestSignInCode', {
        body: { email: 'a@example.com', language: 'sv', returnTo },
      })
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'returnTo' }] } })
    },
  )
})
