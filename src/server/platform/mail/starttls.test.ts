import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { testApp } from '#test/app/test-app.ts'
import { askMailServer } from './ask-mail-server.ts'
import { Delayed } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

const server = await testApp()

/** A real mail server on a port like 587. It records everything that was sent in clear. */
async function startSubmission({ offersTls = true } = {}) {
  const readable: string[] = []
  const received: { readonly secure: boolean; readonly signedIn: boolean }[] = []
  const smtp = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth({ username }, { secure }, callback) {
      if (!secure) readable.push('password')
      callback(null, { user: username ?? '' })
    },
    onMailFrom(_address, { secure }, callback) {
      if (!secure) readable.push('sender')
      callback()
    },
    onData(stream, { secure, user }, callback) {
      stream.resume()
      stream.on('end', () => {
        received.push({ secure, signedIn: user !== undefined })
        callback()
      })
    },
  })
  smtp.on('error', () => {})
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise((resolve) => smtp.close(() => resolve())))
  const address = listening.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  // `SMTP_URL` as readConfig passes it on; the certificate is the library's own.
  const query = 'requireTLS=true&tls.rejectUnauthorized=false'
  return { readable, received, url: `smtp://user:hemligt@127.0.0.1:${port}?${query}` }
}

function mailerOn(smtpUrl: string) {
  const mailer = openMailer(
    { ...server.deps.config, smtpUrl },
    { ...server.deps, jobs: server.deps.pools.jobs },
  )
  onTestFinished(() => mailer.close())
  return mailer
}

const mailTo = (to: string) => ({
  to,
  subject: 'Din kod',
  text: '12 34 56 78',
  html: '<p>12 34 56 78</p>',
  language: 'sv' as const,
  kind: 'sign-in-code' as const,
  messageId: server.deps.keys.mailId('starttls', to),
})

it('a code and the password of the mail server travel encrypted where STARTTLS is demanded', async () => {
  const { url, received, readable } = await startSubmission()
  await mailerOn(url).send(mailTo('krypterat@example.com'))
  expect(received).toEqual([{ secure: true, signedIn: true }])
  expect(readable).toEqual([])
  expect(await askMailServer(url, 'https://andrum.example')).toContain('127.0.0.1')
})

it('the mail server of this machine takes mail, also with the certificate that nobody signed and that Debian gives it', async () => {
  const { url, received } = await startSubmission()
  const { port } = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'starttls-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { smtpUrl = '' } = readConfig({
    DATA_DIR: folder,
    DEMO: '0',
    SMTP_URL: `smtp://user:hemligt@127.0.0.1:${port}`,
  })
  await mailerOn(smtpUrl).send(mailTo('egen-maskin@example.com'))
  expect(received).toHaveLength(1)
  expect(await askMailServer(smtpUrl, 'https://andrum.example')).toContain('127.0.0.1')
})

it('an operator hears what is between Andrum and the mail server, and what to do', async () => {
  const { url } = await startSubmission()
  const { port } = new URL(url)
  const hear = (smtpUrl: string) =>
    askMailServer(smtpUrl, 'https://andrum.example').then(
      () => '',
      (error: Error) => error.message,
    )
  expect(await hear(`smtp://127.0.0.1:${port}?requireTLS=true`)).toMatch(
    /^the certificate of 127\.0\.0\.1:\d+ is not trusted \(.*\): renew it, correct the host in SMTP_URL, or name its authority in NODE_EXTRA_CA_CERTS$/,
  )
  expect(await hear(`smtps://127.0.0.1:${port}`)).toMatch(
    /does not begin with TLS: write smtp\+starttls:\/\//,
  )
  expect(await hear('smtp://127.0.0.1:1')).toBe('nobody answers at 127.0.0.1:1 (ESOCKET)')
  expect(await hear('smtp://user:hemligt@mail.invalid')).toBe('the name mail.invalid is not known in DNS')
})

it('a mail server that offers no STARTTLS is sent nothing, and the mail waits', async () => {
  const { url, received, readable } = await startSubmission({ offersTls: false })
  const refused = await mailerOn(url)
    .send(mailTo('klartext@example.com'))
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Delayed)
  expect(String(refused)).toContain('ETLS')
  expect([...received, ...readable]).toEqual([])
  await expect(askMailServer(url, 'https://andrum.example')).rejects.toThrow(
    /makes no encrypted connection with STARTTLS, which SMTP_URL requires: nothing is sent/,
  )
})

it('a mail server whose certificate is not its own is sent nothing', async () => {
  const { url, received, readable } = await startSubmission()
  const checked = url.replace('&tls.rejectUnauthorized=false', '')
  await expect(mailerOn(checked).send(mailTo('falskt@example.com'))).rejects.toBeInstanceOf(Delayed)
  await expect(askMailServer(checked, 'https://andrum.example')).rejects.toThrow(/127\.0\.0\.1/)
  expect([...received, ...readable]).toEqual([])
})
