import { describe, expect, it } from 'vitest'
import { startMailServer } from '#test/app/mail-server.ts'
import { testApp } from '#test/app/test-app.ts'
import { type Mail, Undeliverable } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

const server = await testApp()
const { mailer } = server.deps

const mailTo = (to: string): Mail => ({
  to,
  subject: 'Ett ämne – med å, ä och ö',
  text: 'Hej,\n\nen rad som är mycket längre än åttio tecken och därför bryts på vägen, men kommer fram hel.\n',
  html: '<p>Hej</p>',
  language: 'sv',
  kind: 'sign-in-code',
  messageId: server.deps.keys.mailId('test', to),
})
const arrived = (to: string) => server.mail.receivedBy(to)

describe('a mail', () => {
  it('arrives as it was written, in text and HTML', async () => {
    const mail = mailTo('hel@example.com')
    await mailer.send(mail)
    expect(arrived(mail.to)).toMatchObject([{ subject: mail.subject, text: mail.text, html: mail.html }])
    expect(arrived(mail.to)[0]?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('goes out once, however often and by however many it is sent', async () => {
    const mail = mailTo('en@example.com')
    await Promise.allSettled([mailer.send(mail), mailer.send(mail), mailer.send(mail)])
    await mailer.send(mail)
    expect(arrived(mail.to)).toHaveLength(1)
  })

  it('whose worker died is sent by the next one after a while, with the same id', async () => {
    const mail = mailTo('dog@example.com')
    await server.deps.pools.jobs.pool.query(
      'insert into sent_mail (message_id, claimed_until) values ($1, $2)',
      [mail.messageId, new Date(server.time.now.getTime() + 60_000)],
    )
    await expect(mailer.send(mail)).rejects.toThrow('Another worker')
    server.time.now = new Date(server.time.now.getTime() + 61_000)
    await mailer.send(mail)
    expect(arrived(mail.to)[0]?.headers.get('message-id')).toBe(`<${mail.messageId}@localhost>`)
  })

  it('that was refused can go out at the next try, and its error names nobody', async () => {
    const mail = mailTo('vagrad@example.com')
    server.mail.refuseWith(452)
    const refused = await mailer.send(mail).catch((error: unknown) => String(error))
    expect(refused).toMatch(/EENVELOPE 452/)
    expect(refused).not.toContain('vagrad')
    server.mail.refuseWith(null)
    await mailer.send(mail)
    expect(arrived(mail.to)).toHaveLength(1)
  })

  it('that is refused for good says so, to whoever asks whether to try again', async () => {
    for (const code of [550, 554]) {
      server.mail.refuseWith(code)
      const sending = mailer.send(mailTo('finns-inte@example.com'))
      await expect(sending).rejects.toBeInstanceOf(Undeliverable)
      await expect(sending).rejects.toThrow(new RegExp(`EENVELOPE ${code}$`))
    }
    server.mail.refuseWith(null)
  })

  it('that is refused because we ourselves may not send is not given up', async () => {
    const shut = await startMailServer({ needsSignIn: true })
    const config = { ...server.deps.config, smtpUrl: shut.url.replace('//', '//wrong:wrong@') }
    const ours = openMailer(config, {
      jobs: server.deps.pools.jobs,
      clock: server.deps.clock,
      keys: server.deps.keys,
    })
    const refused = await ours.send(mailTo('inte-nu@example.com')).catch((error: unknown) => error)
    expect(String(refused)).toMatch(/EAUTH 535/)
    expect(refused).not.toBeInstanceOf(Undeliverable)
    await ours.close()
    await shut.close()
  })

  it('cannot be given more recipients or headers by its address', async () => {
    for (const to of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '<a@x.se>,<b@x.se>',
    ]) {
      const before = server.mail.received.length
      await mailer.send(mailTo(to)).catch(() => {})
      for (const { recipients, headers } of server.mail.received.slice(before)) {
        expect(recipients).toHaveLength(1)
        expect(headers.has('bcc')).toBe(false)
      }
    }
  })
})
