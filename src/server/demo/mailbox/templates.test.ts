import { describe, expect, it } from 'vitest'
import { signInCodeMail } from '#server/identity/sign-in/sign-in-code-email.ts'
import { invitationMail } from '#server/rounds/invite/invitation-email.ts'

const link = 'https://andrum.example/inbjudan#inbjudan=abc'
const invited = {
  news: 'opened',
  language: 'sv',
  brand: 'Andrum',
  organisation: 'Exempelbolaget',
  closesAt: new Date('2026-03-16T15:00:00Z'),
  smallestGroup: 8,
  seen: true,
  link,
  easyLink: `${link}&lattlast`,
  otherLinks: [],
  code: 'K7MX-942Q-DA8P',
  page: 'andrum.example/inbjudan',
  unsubscribe: {
    page: 'https://andrum.example/avregistrera#x',
    oneClick: 'https://andrum.example/api/v1/unsubscribes?token=x',
  },
} as const

describe('the invitation', () => {
  it('says who asks, until when, and how many others one is mixed with', () => {
    const { text } = invitationMail(invited)
    expect(text).toContain('Exempelbolaget vill veta')
    expect(text).toContain('till och med måndag 16 mars klockan 16.00')
    expect(text).toContain(
      'minst sju andras på din arbetsgivares lista. Det är arbetsgivaren som skriver listan',
    )
    expect(text).toContain(link)
    expect(text).toContain(`Läs och svara på lättläst svenska:\n${link}&lattlast`)
  })

  it('has a code to type where a mail gateway has damaged the link, in text and HTML', () => {
    for (const language of ['sv', 'en'] as const) {
      const { text, html } = invitationMail({ ...invited, language })
      for (const form of [text, html]) {
        expect(form).toContain('K7MX-942Q-DA8P')
        expect(form).toContain('andrum.example/inbjudan ')
      }
      expect(invitationMail({ ...invited, language, code: null }).text).not.toMatch(/koden|code/)
    }
  })

  it('says so when nobody on the employees’ side has seen the list', () => {
    expect(invitationMail(invited).text).not.toContain('har sett listan')
    const { text } = invitationMail({ ...invited, seen: false })
    expect(text).toContain('Ingen på de anställdas sida har sett listan')
    expect(invitationMail({ ...invited, seen: false, language: 'en' }).text).toContain(
      'Nobody on the employees’ side has seen the list',
    )
  })

  it('says the same in English', () => {
    const { text, subject } = invitationMail({ ...invited, language: 'en', smallestGroup: 12 })
    expect(subject).toBe('Survey from your workplace')
    expect(text).toContain('until Monday 16 March at 16:00')
    expect(text).toContain('at least eleven others')
  })

  it('names neither employer nor subject where others can read over a shoulder', () => {
    for (const language of ['sv', 'en'] as const)
      for (const news of ['opened', 'reminder', 'extended'] as const) {
        const { subject } = invitationMail({ ...invited, language, news })
        expect(subject).not.toMatch(/exempelbolaget|stress|hälsa|health|andrum/i)
      }
  })

  it('says in every later e-mail why somebody who has answered gets it too', () => {
    for (const news of ['reminder', 'extended'] as const) {
      const { text } = invitationMail({ ...invited, news })
      expect(text).toContain('också de som redan har svarat, eftersom utskicket inte ska kunna avslöja')
      expect(text).toContain('måndag 16 mars')
      expect(text).toContain(link)
    }
    expect(invitationMail(invited).text).not.toContain('också de som redan har svarat')
  })
})

it('names with signs of HTML stand as they are written', () => {
  const { html, text } = invitationMail({ ...invited, organisation: 'Berg & <Dal> "AB"' })
  expect(text).toContain('Berg & <Dal> "AB"')
  expect(html).toContain('Berg &amp; &lt;Dal&gt; &quot;AB&quot;')
  expect(html).not.toContain('<Dal>')
})

it.each(['sv', 'en'] as const)('nothing is loaded from anywhere, in %s', (language) => {
  const code = {
    language,
    brand: 'Andrum',
    baseUrl: 'https://a.example',
    email: 'a@b.se',
    code: '012345',
    minutes: 10,
  }
  for (const { html, text } of [signInCodeMail(code), invitationMail({ ...invited, language })]) {
    expect(html).toContain(`<html lang="${language}" dir="ltr">`)
    expect(html).not.toMatch(/<(img|script|link|iframe|style)|url\(|@import/)
    expect(`${html}${text}`).not.toMatch(/\{\w+\}|%%|undefined/)
  }
})
