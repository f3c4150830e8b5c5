import type { Language } from '#core/languages.ts'
import type { Browser } from './browser.ts'
import type { ReceivedMail } from './read-mail.ts'
import type { TestApp } from './test-app.ts'

/** Requests a code as a person does, sends the e-mail, and reads it. */
export async function askForCode(
  server: TestApp,
  email: string,
  call: {
    readonly ip?: string
    readonly language?: Language
    readonly returnTo?: string
    /** The browser that requests it; by default a new one. */
    readonly browser?: Browser
  } = {},
): Promise<{ code: string; mail: ReceivedMail }> {
  const { ip, language = 'sv', returnTo, browser = server.browser() } = call
  const already = server.mail.received.length
  const answer = await browser.call('requestSignInCode', {
    body: { email, language, codeAnyway: true, ...(returnTo === undefined ? {} : { returnTo }) },
    ...(ip === undefined ? {} : { ip }),
  })
  if (answer.status !== 202) throw new Error(`Asking for a code was answered with ${answer.status}`)
  await server.runJobs()
  const mail = server.mail.received
    .slice(already)
    .findLast((one) => one.recipients.includes(email.toLowerCase()) && codePattern.test(one.text))
  if (mail === undefined) throw new Error(`No mail has come to ${email}`)
  return { code: codeIn(mail), mail }
}

/** Signs in completely, by e-mail. */
export async function signInByMail(server: TestApp, email: string): Promise<Browser> {
  const browser = server.browser()
  const { code } = await askForCode(server, email, { browser })
  const answer = await browser.call('signIn', { body: { email, code } })
  if (answer.status !== 201) throw new Error(`Signing in was answered with ${answer.status}`)
  return browser
}

/** As in an e-mail: 1234 5678. */
const codePattern = /^ {4}(\d{4}) (\d{4})$/m

/** The eight digits of a mailed code. */
export function codeIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const [, first, second] = codePattern.exec(text) ?? []
  if (first === undefined || second === undefined) throw new Error('There is no code in the mail')
  return first + second
}
