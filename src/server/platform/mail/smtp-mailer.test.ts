import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { codeLifetime } from '#server/identity/sign-in/sign-in-limits.ts'
import { startMailServer } from '#test/app/mail-server.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { type Mail, Undeliverable } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

const server = await testApp()
const { mailer } = server.deps

const mailTo = (to: string) => ({
  to,
  subject: 'Ett ämne – med å, ä och ö',
  text: 'Hej,\n\nen rad som är mycket längre än åttio tecken och därför bryts på vägen, men kommer fram hel.\n',
  html: '<p>Hej</p>',
  language: 'sv' as const,
  kind: 'sign-in-code' as const,
  messageId: server.deps.keys.mailId('test', to),
})
/** An e-mail that nobody waits for in front of a page. */
const confirmationTo = (to: string): Mail => ({ ...mailTo(to), kind: 'booking-confirmation' })
const heldUntil = async ({ messageId }: Mail): Promise<Date | null> => {
  const rows = await asSuperuser<{ claimed_until: Date }>(
    server.database,
    'select claimed_until from sent_mail where message_id = $1',
    [messageId],
  )
  return rows[0]?.claimed_until ?? null
}
const arrived = (to: string) => server.mail.receivedBy(to)
/** Our mailer on another mail server. */
const mailerOn = ({ url }: { readonly url: string }) =>
  openMailer({ ...server.deps.config, smtpUrl: url }, { ...server.deps, jobs: server.deps.pools.jobs })
const people = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) => confirmationTo(`${name}-${n}@example.com`))

describe('an e-mail', () => {
  it('arrives as it was written, in text and HTML', async () => {
    const mail = mailTo('hel@example.com')
    await mailer.send(mail)
    expect(arrived(mail.to)).toMatchObject([{ subject: mail.subject, text: mail.text, html: mail.html }])
    expect(arrived(mail.to)[0]?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(arrived(mail.to)[0]?.headers.get('x-auto-response-suppress')).toBe('All')
    // Gmail groups e-mails of one subject and hides what they have in common: a reminder would lose its button.
    expect(arrived(mail.to)[0]?.headers.get('x-entity-ref-id')).toBe(mail.messageId)
  })

  it.each(['contact-notice', 'support-request', 'booking-notice', 'guidance-late'] as const)(
    'of the kind %s does not say that a program has made it: ticket systems would put it away unseen',
    async (kind) => {
      const mail = { ...mailTo(`${kind}@example.com`), kind }
      await mailer.send(mail)
      expect(arrived(mail.to)[0]?.headers.has('auto-submitted')).toBe(false)
      expect(arrived(mail.to)[0]?.headers.get('x-auto-response-suppress')).toBe('All')
    },
  )

  it.each([
    'Företagshälsan (Norr) <noreply@andrum.example>',
    'Hälsa: Norr och Söder <noreply@andrum.example>',
    'Andrum; Hälsan, Norr <noreply@andrum.example>',
  ])('has one sender, with the whole name: %s', async (mailFrom) => {
    const ours = openMailer(
      { ...server.deps.config, mailFrom },
      { ...server.deps, jobs: server.deps.pools.jobs },
    )
    const mail = mailTo(`av-${mailFrom.replaceAll(/[^A-Za-z]/g, '')}@example.com`)
    await ours.send(mail)
    await ours.close()
    expect(arrived(mail.to)[0]?.headers.get('from')?.replaceAll('"', '')).toBe(mailFrom)
  })

  it('goes out once, however often and by however many it is sent', async () => {
    const mail = mailTo('en@example.com')
    await Promise.allSettled([mailer.send(mail), mailer.send(mail), mailer.send(mail)])
    await mailer.send(mail)
    expect(arrived(mail.to)).toHaveLength(1)
  })

  it('goes out once also amid others that are asked for at the same time, and the database is asked for all of them together', async () => {
    const mails = Array.from({ length: 20 }, (_, n) => confirmationTo(`flera-${n}@example.com`))
    await mailer.send(mails[0] as Mail)
    let asked = 0
    const count = () => void asked++
    server.deps.pools.jobs.pool.on('acquire', count)
    const ends = await Promise.allSettled([...mails, ...mails].map((mail) => mailer.send(mail)))
    server.deps.pools.jobs.pool.off('acquire', count)
    expect(mails.map(({ to }) => arrived(to).length)).toEqual(mails.map(() => 1))
    // Both calls for the sent e-mail succeed. For each of the other nineteen, one call finds that the other is sending it.
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(19)
    // Claims and look-ups go in batches; so do the marks of e-mails that arrive together.
    expect(asked).toBeLessThanOrEqual(2 + 19)
    expect(await Promise.all(mails.map(heldUntil))).not.toContain(null)
    await Promise.all(mails.map((mail) => mailer.send(mail)))
    expect(mails.map(({ to }) => arrived(to).length)).toEqual(mails.map(() => 1))
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

  it('that is refused permanently says so, to the person who asks whether to try again', async () => {
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

  it('is given up after twenty seconds when the mail server falls silent, and goes out at the next try with the same id', async () => {
    const mail = confirmationTo('tyst@example.com')
    server.mail.hangFor([mail.to])
    const begun = performance.now()
    const sending = mailer.send(mail).catch((error: unknown) => String(error))
    await expect.poll(() => heldUntil(mail)).not.toBeNull()
    // If a process dies now, its claim lasts so long: the code must still be valid afterwards.
    const held = ((await heldUntil(mail)) ?? server.time.now).getTime() - server.time.now.getTime()
    expect(held).toBeLessThan(codeLifetime / 4)
    expect(await sending).toContain('ETIMEDOUT')
    expect(performance.now() - begun).toBeLessThan(Math.min(25_000, held))
    server.mail.hangFor([])
    await mailer.send(mail)
    expect(arrived(mail.to)).toMatchObject([{ subject: mail.subject }])
    expect(arrived(mail.to)[0]?.headers.get('message-id')).toBe(`<${mail.messageId}@localhost>`)
  })

  it('with a sign-in code waits for no other mail, and those behind a silent one go out when it is given up', async () => {
    // Given up after three seconds instead of the twenty that the test before has waited for.
    const config = { ...server.deps.config, smtpUrl: `${server.mail.url}?socketTimeout=3000` }
    const ours = openMailer(config, { ...server.deps, jobs: server.deps.pools.jobs })
    const silent = Array.from({ length: 12 }, (_, n) => confirmationTo(`hanger-${n}@example.com`))
    server.mail.hangFor(silent.map(({ to }) => to))
    const sending = Promise.allSettled(silent.map((mail) => ours.send(mail)))
    await new Promise((resolve) => setTimeout(resolve, 500))
    const begun = performance.now()
    await ours.send(mailTo('koden@example.com'))
    expect(performance.now() - begun).toBeLessThan(2000)
    server.mail.hangFor([])
    const sent = (await sending).map(({ status }) => status === 'fulfilled')
    expect(sent).toContain(true)
    expect(silent.map(({ to }) => arrived(to).length === 1)).toEqual(sent)
    await ours.close()
  })

  it('is handed over when the one before is written down as sent: a kill leaves one alone in doubt', async () => {
    const inDoubt: number[] = []
    const mails = people(12, 'ovisst')
    const mailServer = await startMailServer({
      beforeTaken: async () => {
        const marked = await asSuperuser<{ count: number }>(
          server.database,
          'select count(*)::int as count from sent_mail where message_id = any($1) and sent_at is not null',
          [mails.map(({ messageId }) => messageId)],
        )
        inDoubt.push(mailServer.received.length - (marked[0]?.count ?? 0))
      },
    })
    const ours = mailerOn(mailServer)
    await Promise.all(mails.map((mail) => ours.send(mail)))
    expect(inDoubt).toEqual(mails.map(() => 1))
    await ours.close()
    await mailServer.close()
  })

  it('does not wait for others behind a mail server that takes its time', async () => {
    const mailServer = await startMailServer({ beforeTaken: () => pause(1500) })
    const ours = mailerOn(mailServer)
    const begun = performance.now()
    await Promise.all(people(5, 'senfärdig').map((mail) => ours.send(mail)))
    // One after the other they would take five times 1.5 seconds.
    expect(performance.now() - begun).toBeLessThan(6000)
    await ours.close()
    await mailServer.close()
  })

  it('that has gone out while the database is away is written down when it is back, and does not come twice', async () => {
    const mails = people(2, 'borta')
    const {
      rows: [jobs],
    } = await server.deps.pools.jobs.pool.query<{ role: string }>('select current_user as role')
    const mayMark = (words: string) => asSuperuser(server.database, `${words} ${jobs?.role}`)
    const mailServer = await startMailServer({
      beforeTaken: async () => {
        if (mailServer.received.length === 1) await mayMark('revoke update on sent_mail from')
      },
    })
    const ours = mailerOn(mailServer)
    const sending = mails.map((mail) => ours.send(mail))
    await expect.poll(() => mailServer.received.length).toBe(1)
    await pause(600)
    // The second waits until the first is marked as sent.
    expect(mailServer.received).toHaveLength(1)
    await mayMark('grant update on sent_mail to')
    await Promise.all(sending)
    await Promise.all(mails.map((mail) => ours.send(mail)))
    expect(mailServer.received).toHaveLength(2)
    await ours.close()
    await mailServer.close()
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
