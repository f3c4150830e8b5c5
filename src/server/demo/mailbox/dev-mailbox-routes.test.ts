import { describe, expect, it } from 'vitest'
import { devMail } from '#contract/demo/endpoints.ts'
import { codeIn } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp({ config: { demo: true } })
const browser = server.browser()
const mailTo = async (to: string) =>
  devMail.parse((await browser.call('readDevMail', { query: { to } })).body)
const page = (url: string) => browser.send({ method: 'GET', url })

describe('the mailbox of a demo', () => {
  it('is empty at first and says so', async () => {
    expect((await page('/dev/mailbox')).text).toContain('Här finns inga mejl än')
    expect((await page('/en/dev/mailbox')).text).toContain('There are no e-mails here yet')
  })

  it('gets what would have been sent, newest first, and no mail leaves', async () => {
    for (const email of ['ett@example.com', 'tva@example.com', 'ett@example.com']) {
      await browser.call('requestSignInCode', { body: { email, language: 'sv' } })
      await server.runJobs()
      server.time.now = new Date(server.time.now.getTime() + 60_000)
    }
    const mails = await mailTo('Ett@example.com')
    expect(mails.map(({ to, subject, sentAt }) => [to, subject, sentAt])).toEqual([
      ['ett@example.com', 'Din kod till Andrum', '2026-03-02T09:02:00.000Z'],
      ['ett@example.com', 'Din kod till Andrum', '2026-03-02T09:00:00.000Z'],
    ])
    expect(server.mail.received).toEqual([])
    const code = codeIn(mails[0] ?? { text: '' })
    expect((await browser.call('signIn', { body: { email: 'ett@example.com', code } })).status).toBe(201)
  })

  it('keeps an e-mail once, also when its job runs twice', async () => {
    const mail = {
      to: 'en@example.com',
      subject: 's',
      text: 't',
      html: 'h',
      language: 'sv',
      kind: 'sign-in-code',
      messageId: 'samma',
    } as const
    await Promise.all([server.deps.mailer.send(mail), server.deps.mailer.send(mail)])
    expect(await mailTo('en@example.com')).toHaveLength(1)
  })

  it('shows mail as text: nothing in it becomes a tag, an attribute or a script', async () => {
    const nasty = `<script>alert(1)</script> "quotes" 'too' https://x.example/"onmouseover=alert(1) javascript:alert(1)`
    await server.deps.mailer.send({
      to: '"><img src=x>@example.com',
      subject: nasty,
      text: nasty,
      html: nasty,
      language: 'sv',
      kind: 'sign-in-code',
      messageId: 'nasty',
    })
    const { text, headers } = await page('/dev/mailbox')
    expect(text).not.toContain('<script')
    expect(text).not.toContain('<img')
    expect(text).toContain('<a href="https://x.example/" rel="noreferrer">')
    expect(text).not.toContain('href="javascript')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/,
    )
  })

  it('shows every e-mail there is, in both languages, framed so that it can do nothing', async () => {
    for (const [url, own, other] of [
      ['/dev/mailbox/examples', 'På svenska', 'På engelska'],
      ['/en/dev/mailbox/examples', 'In English', 'In Swedish'],
    ] as const) {
      const { text, headers } = await page(url)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      for (const title of [own, other]) expect(text).toContain(title)
      for (const subject of ['Din kod till Andrum', 'Your code for Andrum', 'Påminnelse från Andrum']) {
        expect(text).toContain(`>${subject}</strong>`)
      }
      const frames = text.match(/<iframe[^>]*>/g) ?? []
      expect(frames.length).toBeGreaterThan(12)
      for (const frame of frames)
        expect(frame).toMatch(/^<iframe sandbox="allow-popups" loading="lazy" title="[^"]+" srcdoc="[^"]+">$/)
      expect(text).not.toContain('<script')
    }
  })

  it('has examples whose unsubscribe links work', async () => {
    const { text } = await page('/dev/mailbox/examples')
    const token = /avregistrera#(plan-reminder\.[\w.-]+)/.exec(text)?.[1]
    expect((await browser.call('readUnsubscribe', { body: { token } })).status).toBe(200)
  })
})
