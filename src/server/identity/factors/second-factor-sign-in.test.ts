import { describe, expect, it } from 'vitest'
import { me } from '#contract/identity/me.ts'
import { addAuthenticator, appOf, showSecondFactor, wrongFor } from '#test/app/authenticator.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp()
const minute = 60 * 1000
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}

describe('signing in with an authenticator app', () => {
  it('opens nothing before the code of the app, and everything after it', async () => {
    const email = 'tvasteg@example.com'
    const { key } = await addAuthenticator(server, await signInByMail(server, email))
    later(minute)
    const browser = server.browser()
    const { code } = await askForCode(server, email, { browser })
    const answer = await browser.call('signIn', { body: { email, code } })
    expect(answer).toMatchObject({ status: 201, body: { secondFactor: 'required' } })
    expect(browser.cookies.has('signed-in')).toBe(false)
    for (const endpoint of [
      'readMe',
      'listMySessions',
      'listMyResults',
      'exportMe',
      'setUpAuthenticator',
    ] as const) {
      expect((await browser.call(endpoint)).status).toBe(401)
    }
    const app = appOf(key)
    expect(
      (await showSecondFactor(browser, app.generate({ timestamp: server.time.now.getTime() }))).status,
    ).toBe(204)
    expect(browser.cookies.has('signed-in')).toBe(true)
    expect(me.parse((await browser.call('readMe')).body).secondFactor).toEqual({
      needed: false,
      shown: true,
      authenticator: true,
      passkey: false,
    })
  })

  it('goes on under a new token each time it is shown, and the old one opens nothing', async () => {
    const email = 'ny-nyckel@example.com'
    const { key } = await addAuthenticator(server, await signInByMail(server, email))
    later(minute)
    const browser = await signInByMail(server, email)
    for (const _ of ['after the mailed code', 'to prove anew']) {
      const before = browser.cookies.get('session') ?? ''
      expect(
        (await showSecondFactor(browser, appOf(key).generate({ timestamp: server.time.now.getTime() })))
          .status,
      ).toBe(204)
      expect(browser.cookies.get('session')).not.toBe(before)
      expect((await browser.call('readMe')).status).toBe(200)
      const stolen = server.browser()
      stolen.cookies.set('session', before)
      expect((await stolen.call('readMe')).status).toBe(401)
      later(minute)
    }
  })

  it('takes a code once, none from before it, and those of the step before and after', async () => {
    const email = 'en-gang@example.com'
    const first = await signInByMail(server, email)
    const { key } = await addAuthenticator(server, first)
    later(10 * minute)
    const at = (steps: number) =>
      appOf(key).generate({ timestamp: server.time.now.getTime() + steps * 30_000 })
    const browser = await signInByMail(server, email)
    expect((await showSecondFactor(browser, at(-2))).status).toBe(401)
    expect((await showSecondFactor(browser, at(2))).status).toBe(401)
    expect((await showSecondFactor(browser, at(-1))).status).toBe(204)
    expect(await showSecondFactor(browser, at(-1))).toMatchObject({
      status: 401,
      body: { code: 'wrong-code' },
    })
    const other = await signInByMail(server, email)
    expect((await showSecondFactor(other, at(1))).status).toBe(204)
    expect((await showSecondFactor(other, at(0))).status).toBe(401)
  })

  it('takes the same code from one of two browsers that send it at the same time', async () => {
    const email = 'samtidigt@example.com'
    const { key } = await addAuthenticator(server, await signInByMail(server, email))
    later(minute)
    const browsers = [await signInByMail(server, email), await signInByMail(server, email)]
    const code = appOf(key).generate({ timestamp: server.time.now.getTime() })
    const answers = await Promise.all(browsers.map((browser) => showSecondFactor(browser, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401])
  })

  it('is over after ten minutes of waiting', async () => {
    const email = 'vantar@example.com'
    const { key } = await addAuthenticator(server, await signInByMail(server, email))
    const browser = await signInByMail(server, email)
    later(10 * minute + 1000)
    const code = appOf(key).generate({ timestamp: server.time.now.getTime() })
    expect(await showSecondFactor(browser, code)).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    })
  })

  it('stops after five wrong codes an hour, over all browsers together, also for the right one', async () => {
    const email = 'gissar@example.com'
    const { key, recoveryCodes } = await addAuthenticator(server, await signInByMail(server, email))
    later(minute)
    const right = () => appOf(key).generate({ timestamp: server.time.now.getTime() })
    for (let i = 0; i < 5; i++) {
      const browser = await signInByMail(server, email)
      expect((await showSecondFactor(browser, wrongFor(right()))).status).toBe(401)
    }
    const browser = await signInByMail(server, email)
    const stopped = await showSecondFactor(browser, right())
    expect(stopped).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    // Wrong guesses do not lock out a person with recovery codes.
    expect((await showSecondFactor(browser, recoveryCodes[0] ?? '', 'recovery-code')).status).toBe(204)
    later(121 * minute)
    expect((await showSecondFactor(await signInByMail(server, email), right())).status).toBe(204)
  })

  it('another person’s app opens nothing', async () => {
    const { key } = await addAuthenticator(server, await signInByMail(server, 'hennes@example.com'))
    const email = 'hans@example.com'
    await addAuthenticator(server, await signInByMail(server, email))
    later(minute)
    const browser = await signInByMail(server, email)
    expect(
      (await showSecondFactor(browser, appOf(key).generate({ timestamp: server.time.now.getTime() }))).status,
    ).toBe(401)
  })

  it('asks nothing of a browser without a session, whatever it sends', async () => {
    expect(await showSecondFactor(server.browser(), '123456')).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    })
  })
})
