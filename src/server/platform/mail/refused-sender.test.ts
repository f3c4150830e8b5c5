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

async function refusal(code: number, words: string, at: 'MAIL FROM' | 'RCPT TO' | 'DATA') {
  server.mail.refuseWith(code, undefined, { words, at })
  const mail = mailTo('asa@bolaget.example')
  const error: unknown = await server.deps.mailer.send(mail).catch((thrown: unknown) => thrown)
  return { mail, error, cause: causeOf((error as Delayed).code) }
}

it.each([
  [550, 'MAIL FROM', '5.7.1 Sender not allowed'],
  // Postfix says at the recipient what it thinks of the sender and of us.
  [553, 'RCPT TO', '5.7.1 <noreply@andrum.example>: Sender address rejected: not owned by user andrum'],
  [554, 'RCPT TO', '5.7.1 <asa@bolaget.example>: Relay access denied'],
  [554, 'RCPT TO', '5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org'],
  [550, 'RCPT TO', '5.1.8 Sender address rejected: Domain not found'],
  // Exim and qmail say it without a code.
  [550, 'RCPT TO', 'relay not permitted'],
  [550, 'RCPT TO', 'Sender verify failed'],
  // Microsoft 365, Amazon SES and Gmail.
  [554, 'DATA', '5.2.252 SendAsDenied; andrum@bolaget.example not allowed to send as noreply@andrum.example'],
  [550, 'DATA', '5.7.60 SMTP; Client does not have permissions to send as this sender'],
  [554, 'DATA', 'Message rejected: Email address is not verified. The following identities failed the check'],
  [550, 'DATA', '5.4.5 Daily user sending limit exceeded'],
] as const)(
  '%i at %s, "%s", is about us: the mail waits until the operator has mended it',
  async (code, at, words) => {
    const { mail, error, cause } = await refusal(code, words, at)
    expect(error).toBeInstanceOf(Delayed)
    expect(cause).toBe('mail-server-shut')
    server.mail.refuseWith(null)
    await server.deps.mailer.send(mail)
    expect(server.mail.receivedBy(mail.to).at(-1)?.headers.get('message-id')).toContain(mail.messageId)
  },
)

it.each([
  [550, 'RCPT TO', '5.1.1 The email account that you tried to reach does not exist'],
  [550, 'RCPT TO', '5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
  [550, 'RCPT TO', '5.4.1 Recipient address rejected: Access denied'],
  [554, 'RCPT TO', '5.7.1 <asa@bolaget.example>: Recipient address rejected: Access denied'],
  [550, 'RCPT TO', '5.7.1 RESOLVER.RST.AuthRequired; authentication required'],
  [552, 'RCPT TO', '5.2.2 Mailbox full, the sender may try again later'],
  [550, 'RCPT TO', 'No such user here'],
  [552, 'DATA', '5.3.4 Message size exceeds fixed limit'],
] as const)('%i at %s, "%s", is about the reader or the mail, and is for good', async (code, at, words) => {
  const { error, cause } = await refusal(code, words, at)
  expect(error).toBeInstanceOf(Undeliverable)
  expect(cause).toBe('address-refused')
})

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
