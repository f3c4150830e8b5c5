import { expect } from 'vitest'
import type { Browser } from './browser.ts'
import { codeIn, signInByMail } from './sign-in-by-mail.ts'
import type { TestApp } from './test-app.ts'

/** Requests a code for a private address in a signed-in browser, and reads it in the e-mail. */
export async function codeForPrivate(server: TestApp, browser: Browser, email: string): Promise<string> {
  const asked = await browser.call('requestPrivateAddressCode', { body: { email, language: 'sv' } })
  expect(asked).toMatchObject({ status: 202, text: '{}' })
  await server.runJobs()
  const mail = server.mail.receivedBy(email).findLast(({ text }) => text.includes('Bekräfta din privata'))
  return codeIn(mail ?? { text: '' })
}

/** Signs in with the work address and adds the private one. @returns the browser in which the private one was confirmed */
export async function withPrivateAddress(server: TestApp, work: string, own: string): Promise<Browser> {
  const browser = await signInByMail(server, work)
  await addPrivateAddress(server, browser, own)
  return browser
}

export async function addPrivateAddress(server: TestApp, browser: Browser, own: string): Promise<void> {
  const code = await codeForPrivate(server, browser, own)
  const answer = await browser.call('provePrivateAddress', { body: { email: own, code } })
  expect(answer).toMatchObject({ status: 204, text: '' })
}
