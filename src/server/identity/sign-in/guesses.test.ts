import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'

const server = await testApp()

let networks = 0
/** A /48 without earlier requests. */
const newNetwork = () => `2001:db8:${(networks++).toString(16)}::1`
const wrongFor = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')
const enter = (browser: Browser, email: string, code: string, call: { ip?: string; byLink?: true } = {}) => {
  const { ip = newNetwork(), byLink } = call
  return browser.call('signIn', { body: { email, code, ...(byLink ? { byLink } : {}) }, ip })
}
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}

describe('the owner of an address', () => {
  it('signs in with the code asked for in her own browser, however much others guess at it', async () => {
    const email = 'anna@example.com'
    const browser = server.browser()
    const { code } = await askForCode(server, email, { browser, ip: newNetwork() })
    for (let i = 0; i < 40; i++) await enter(server.browser(), email, wrongFor(code))
    expect(await enter(server.browser(), email, code)).toMatchObject({ status: 401 })
    expect((await enter(browser, email, code)).status).toBe(201)
  })

  it('signs in although somebody else asks for codes to her address, and guesses at those', async () => {
    const email = 'berit@example.com'
    const browser = server.browser()
    const { code } = await askForCode(server, email, { browser, ip: newNetwork() })
    for (let i = 0; i < 15; i++) {
      later(1000)
      const stranger = server.browser()
      await stranger.call('requestSignInCode', { body: { email, language: 'sv' }, ip: newNetwork() })
      for (let n = 0; n < 5; n++) await enter(stranger, email, wrongFor(code))
    }
    expect((await enter(browser, email, code)).status).toBe(201)
  })

  it('gets a code in a browser that she has used before, when strangers have used up those of the hour', async () => {
    const email = 'cilla@example.com'
    const browser = await signInByMail(server, email)
    await browser.call('signOut')
    for (let i = 0; i < 30; i++) {
      await server.browser().call('requestSignInCode', { body: { email, language: 'sv' }, ip: newNetwork() })
    }
    await server.runJobs()
    await expect(askForCode(server, email, { ip: newNetwork() })).rejects.toThrow('No mail has come')
    const { code } = await askForCode(server, email, { browser, ip: newNetwork() })
    expect((await enter(browser, email, code)).status).toBe(201)
  })

  it('gets one too when her whole office may ask for no more', async () => {
    const ip = '198.51.100.77'
    const email = 'doris@example.com'
    const browser = await signInByMail(server, email)
    for (let i = 0; i < 31; i++) {
      await server
        .browser()
        .call('requestSignInCode', { body: { email: `x${i}@example.com`, language: 'sv' }, ip })
    }
    expect(
      (await server.browser().call('requestSignInCode', { body: { email, language: 'sv' }, ip })).status,
    ).toBe(429)
    const { code } = await askForCode(server, email, { browser, ip })
    expect((await enter(browser, email, code, { ip })).status).toBe(201)
  })
})

describe('a code in another browser than the one that asked', () => {
  it('works when it is typed, with spaces and hyphens, and not by the mailed link', async () => {
    const email = 'elsa@example.com'
    const { code } = await askForCode(server, email, { ip: newNetwork() })
    const other = server.browser()
    expect(await enter(other, email, code, { byLink: true })).toMatchObject({
      status: 409,
      body: { code: 'other-browser' },
    })
    expect((await other.call('readMe')).status).toBe(401)
    expect((await enter(other, email, `${code.slice(0, 4)} - ${code.slice(4)}`)).status).toBe(201)
  })

  it('is refused by its link too where a code to another address, or nothing, was asked for', async () => {
    const email = 'frida@example.com'
    const { code } = await askForCode(server, email, { ip: newNetwork() })
    const asked = server.browser()
    await askForCode(server, 'gun@example.com', { browser: asked, ip: newNetwork() })
    const unknown = await enter(server.browser(), 'ingen@example.com', code, { byLink: true })
    const known = await enter(asked, email, code, { byLink: true })
    expect(known.text).toBe(unknown.text)
    expect(known.status).toBe(409)
  })

  it('works by its link in the browser that asked, once', async () => {
    const email = 'hanna@example.com'
    const browser = server.browser()
    const { code } = await askForCode(server, email, { browser, ip: newNetwork() })
    expect(browser.cookies.get('sign-in')).toMatch(/^[\w-]{43}$/)
    expect((await enter(browser, email, code, { byLink: true })).status).toBe(201)
    expect(browser.cookies.has('sign-in')).toBe(false)
  })

  it('may be guessed at five times by all of them together', async () => {
    const email = 'ida@example.com'
    const { code } = await askForCode(server, email, { ip: newNetwork() })
    for (let i = 0; i < 5; i++) {
      expect((await enter(server.browser(), email, wrongFor(code))).status).toBe(401)
    }
    expect((await enter(server.browser(), email, code)).status).toBe(401)
  })
})

it('the cookie of the person who asks is short-lived and read by no script', async () => {
  const { headers } = await server.browser().call('requestSignInCode', {
    body: { email: 'kaka@example.com', language: 'sv' },
    ip: newNetwork(),
  })
  expect(String(headers['set-cookie'])).toMatch(
    /^sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

it('guesses are counted per /48', async () => {
  const statuses: number[] = []
  // A new /64 each time, all in one /48.
  for (let i = 0; i < 241; i++) {
    const ip = `2001:db8:ffff:${i.toString(16)}::1`
    statuses.push((await enter(server.browser(), `mal${i}@example.com`, '00000000', { ip })).status)
  }
  expect(statuses.indexOf(429)).toBe(240)
})

it('guesses at an address are counted over all networks, and how many others have made there is not told', async () => {
  const email = 'en@example.com'
  const { code } = await askForCode(server, email, { ip: newNetwork() })
  const atOne = new Set<string>()
  for (let i = 0; i < 20; i++) atOne.add((await enter(server.browser(), email, '00000000')).text)
  const fresh = await askForCode(server, email, { ip: newNetwork() })
  expect(fresh.code).not.toBe(code)
  for (const given of ['00000000', fresh.code]) atOne.add((await enter(server.browser(), email, given)).text)
  expect([...atOne]).toEqual([expect.stringContaining('wrong-code')])
})

it('codes are counted per /48 too', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 121; i++) {
    const ip = `2001:db8:fffe:${i.toString(16)}::1`
    const body = { email: `kod${i}@example.com`, language: 'sv' }
    statuses.push((await server.browser().call('requestSignInCode', { body, ip })).status)
  }
  expect(statuses.indexOf(429)).toBe(120)
})

describe('the brake', () => {
  const fill = async (kind: string, amount: number) => {
    const window = new Date(Math.floor(server.time.now.getTime() / 3_600_000) * 3_600_000)
    await asSuperuser(
      server.database,
      `insert into identity.attempt (key, window_start, amount) values ($1, $2, $3)
       on conflict (key, window_start) do update set amount = excluded.amount`,
      [server.deps.keys.attemptKey(kind, 'all'), window, amount],
    )
  }
  const alarms = () => server.takeErrors().map(({ alarm, counted, level }) => ({ alarm, counted, level }))

  it('stops guessing everywhere, says so in the log a few times, and lets in anyone who has the mail', async () => {
    later(3 * 60 * 60 * 1000)
    const email = 'jenny@example.com'
    const browser = server.browser()
    const { code } = await askForCode(server, email, { browser, ip: newNetwork() })
    await fill('guesses', 1000)
    for (let i = 0; i < 9; i++) {
      expect((await enter(server.browser(), `broms${i}@example.com`, '00000000')).status).toBe(429)
    }
    const alarm = { alarm: 'sign-in-brake', counted: 'guesses', level: 'error' }
    expect(alarms()).toEqual([alarm, alarm, alarm, alarm])
    expect((await enter(browser, email, code)).status).toBe(201)
  })

  it('stops asking for codes, but not in browsers that the account knows', async () => {
    later(3 * 60 * 60 * 1000)
    const email = 'karin@example.com'
    const browser = await signInByMail(server, email)
    await fill('codes', 10_000)
    const body = { email, language: 'sv' }
    const answer = await server.browser().call('requestSignInCode', { body, ip: newNetwork() })
    expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(alarms()).toEqual([{ alarm: 'sign-in-brake', counted: 'codes', level: 'error' }])
    const { code } = await askForCode(server, email, { browser, ip: newNetwork() })
    expect((await enter(browser, email, code)).status).toBe(201)
  })
})
