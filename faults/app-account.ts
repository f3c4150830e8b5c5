import { setTimeout as pause } from 'node:timers/promises'
import { appOf } from '#test/app/authenticator.ts'
import type { MailServer } from '#test/app/mail-server.ts'
import { codeIn } from '#test/app/sign-in-by-mail.ts'
import type { Place } from './place.ts'

/** The longest wait for a code, in ms. */
const patience = 120_000

type Around = { readonly place: Pick<Place, 'url'>; readonly mails: MailServer }

/** Somebody with an authenticator app. */
export type AppAccount = { readonly email: string; readonly key: string }

export async function makeAppAccount(around: Around, email: string): Promise<AppAccount> {
  const cookie = await signInByMail(around, email)
  const { key } = (await call(around, 'POST', '/api/v1/me/authenticator', cookie)).body as { key: string }
  await call(around, 'PUT', '/api/v1/me/authenticator', cookie, { code: codeOf(key) })
  return { email, key }
}

/** Signs in by a mailed code and the app. @throws where the server refuses either */
export async function signInWithApp(around: Around, { email, key }: AppAccount): Promise<void> {
  const cookie = await signInByMail(around, email)
  const { cookie: shown } = await call(around, 'POST', '/api/v1/sessions/current/second-factor', cookie, {
    by: 'authenticator',
    code: codeOf(key),
  })
  await call(around, 'GET', '/api/v1/me', shown)
}

const codeOf = (key: string) => appOf(key).generate({ timestamp: Date.now() })

export async function signIn(around: Around, email: string): Promise<void> {
  await call(around, 'GET', '/api/v1/me', await signInByMail(around, email))
}

/** Signs in by a mailed code. @returns the cookie of a session */
export async function signInByMail(around: Around, email: string): Promise<string> {
  const { mails } = around
  const before = mails.receivedBy(email).length
  await call(around, 'POST', '/api/v1/sign-in-codes', '', { email, language: 'sv' })
  const begun = performance.now()
  for (;;) {
    const mail = mails
      .receivedBy(email)
      .slice(before)
      .findLast(({ text }) => /^ {4}\d{4} \d{4}$/m.test(text))
    if (mail !== undefined)
      return (await call(around, 'POST', '/api/v1/sessions', '', { email, code: codeIn(mail) })).cookie
    if (performance.now() - begun > patience) throw new Error('no code came')
    await pause(50)
  }
}

/** Calls the API with a session. @throws where the server refuses */
export async function call({ place }: Around, method: string, path: string, cookie: string, body?: unknown) {
  const answer = await fetch(`${place.url()}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${said.slice(0, 300)}`)
  const session = answer.headers.getSetCookie().find((one) => one.startsWith('session='))
  return { body: said === '' ? null : (JSON.parse(said) as unknown), cookie: session?.split(';')[0] ?? '' }
}
