import { expect, type Page } from '@playwright/test'
import { openSession } from './open-session.ts'

const port = process.env.TEST_PORT ?? '3917'
const url = `http://localhost:${port}`

/** Signs the browser in with a prepared session; sign-in.spec.ts tests how people get one. */
export async function signInAs(page: Page, email: string, when?: 'now' | 'earlier'): Promise<void> {
  const { token, personId } = await openSession(email, port, when)
  await page.context().addCookies([
    { name: 'session', value: token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'signed-in', value: personId.slice(0, 8), url, sameSite: 'Lax' },
  ])
  expect((await page.request.get('/api/v1/me')).status()).toBe(200)
}
