import { readFileSync } from 'node:fs'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { causeOf } from '#core/work-queue/failure-causes.ts'
import { startMailServer } from '#test/app/mail-server.ts'
import { testApp } from '#test/app/test-app.ts'
import { Delayed, Undeliverable } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

const server = await testApp()
afterEach(() => server.mail.refuseWith(null))

let mails = 0
const mailTo = (to: string) => ({
  to,
  subject: 'Ett ämne',
  text: 'Hej\n',
  html: '<p>Hej</p>',
  language: 'sv' as const,
  kind: 'booking-confirmation' as const,
  messageId: server.deps.keys.mailId('sender', `${to} ${mails++}`),
})

type Reply = { readonly code: number; readonly at: 'MAIL FROM' | 'RCPT TO' | 'DATA'; readonly words: string }

/** Real replies of mail servers. */
const replies: { readonly aboutUs: readonly Reply[]; readonly aboutReader: readonly Reply[] } = JSON.parse(
  readFileSync('cases/smtp-refusals/replies.json', 'utf8'),
)

async function refusal({ code, at, words }: Reply) {
  server.mail.refuseWith(code, undefined, { words, at })
  const mail = mailTo('asa@bolaget.example')
  const error: unknown = await server.deps.mailer.send(mail).catch((thrown: unknown) => thrown)
  return { mail, error, cause: causeOf((error as Delayed).code) }
}

it.each(replies.aboutUs)(
  '$code at $at, "$words", is about us: the mail waits until the operator has mended it',
  async (reply) => {
    const { mail, error, cause } = await refusal(reply)
    expect(error).toBeInstanceOf(Delayed)
    expect(cause).toBe('mail-server-shut')
    server.mail.refuseWith(null)
    await server.deps.mailer.send(mail)
    expect(server.mail.receivedBy(mail.to).at(-1)?.headers.get('message-id')).toContain(mail.messageId)
  },
)

it.each(replies.aboutReader)(
  '$code at $at, "$words", is about the reader or the mail, and is for good',
  async (reply) => {
    const { error, cause } = await refusal(reply)
    expect(error).toBeInstanceOf(Undeliverable)
    expect(cause).toBe('address-refused')
  },
)

it('the mail server is greeted with the name of the site: relays turn away who calls itself [127.0.0.1]', async () => {
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.close())
  const greetedBy = async (baseUrl: string, query = '') => {
    const ours = openMailer(
      { ...server.deps.config, baseUrl, smtpUrl: mailServer.url + query },
      { ...server.deps, jobs: server.deps.pools.jobs },
    )
    await ours.send(mailTo('hej@example.com'))
    await ours.close()
    return [...mailServer.greetings].at(-1)
  }
  expect(await greetedBy('https://andrum.example')).toBe('andrum.example')
  expect(await greetedBy('https://andrum.example', '?name=mx.bolaget.example')).toBe('mx.bolaget.example')
})
