import { Secret, TOTP } from 'otpauth'
import type { Browser } from './browser.ts'
import { signInByMail } from './sign-in-by-mail.ts'
import type { TestApp } from './test-app.ts'

/** An authenticator app with this key. */
export const appOf = (key: string): TOTP => new TOTP({ secret: Secret.fromBase32(key) })

/** Adds an authenticator app to the account that is signed in here. */
export async function addAuthenticator(
  server: TestApp,
  browser: Browser,
): Promise<{ readonly key: string; readonly recoveryCodes: readonly string[] }> {
  const setUp = await browser.call('setUpAuthenticator')
  if (setUp.status !== 201) throw new Error(`Setting up an app was answered with ${setUp.status}`)
  const { key } = setUp.body as { key: string }
  const code = appOf(key).generate({ timestamp: server.time.now.getTime() })
  const confirmed = await browser.call('confirmAuthenticator', { body: { code } })
  if (confirmed.status !== 200) throw new Error(`The first code was answered with ${confirmed.status}`)
  return { key, recoveryCodes: (confirmed.body as { recoveryCodes: string[] }).recoveryCodes }
}

/** Signs a browser in with a mailed code and the app. */
export async function signInWithApp(server: TestApp, email: string, key: string): Promise<Browser> {
  const browser = await signInByMail(server, email)
  const code = appOf(key).generate({ timestamp: server.time.now.getTime() })
  const { status } = await browser.call('showSecondFactor', { body: { by: 'authenticator', code } })
  if (status !== 204) throw new Error(`The second factor was answered with ${status}`)
  return browser
}

/** Shows the second factor, in a session that waits for it or for a step-up. */
export const showSecondFactor = (browser: Browser, code: string, by = 'authenticator') =>
  browser.call('showSecondFactor', { body: { by, code } })

/** A wrong code, different from this one. */
export const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
