import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRefusableKind } from '#core/mail/refusable-kinds.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { mailExamples, writeExamples } from './examples.ts'

const brand = {
  name: 'Lugnet',
  supportEmail: 'hej@lugnet.example',
  supportPhone: '08-465 004 00',
  supportPhoneLink: '+46846500400',
  companyName: 'Lugnet AB',
  companyNumber: '559999-9991',
  companyAddress: 'Exempelgatan 1, 111 11 Stockholm',
}
const keys = makeKeys({ authSecret: 'x'.repeat(32), dataKey: randomBytes(32) })
const examples = writeExamples({ config: { baseUrl: 'https://lugnet.example', brand }, keys })
const mails = examples.flatMap(({ template, mails }) =>
  (['sv', 'en'] as const).map((language) => ({ template, language, mail: mails[language] })),
)

it('every template is shown among the examples, and nothing else is', () => {
  const files = globSync('src/server/**/*-email.ts').map((file) => basename(file, '-email.ts'))
  const shown = mailExamples.map(({ template }) => template.replace(/-mail$/, ''))
  expect([...new Set(shown)].sort()).toEqual(files.sort())
})

describe.each(mails)('$template, $language', ({ template, language, mail }) => {
  const { subject, text, html, kind, unsubscribe } = mail
  // Staff read notices in Swedish, whatever language the message has.
  const forStaff = ['contact-notice', 'guidance-late', 'support-late', 'booking-notice'].includes(template)

  it('says everything in text too, loads nothing from anywhere, and has no gap', () => {
    expect(text.length).toBeGreaterThan(100)
    expect(html).toContain(`<html lang="${forStaff ? 'sv' : language}" dir="ltr">`)
    expect(html).not.toMatch(/<(img|script|link|iframe|style)|url\(|@import/)
    expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}|%%|undefined|\[object|andrum/i)
    expect(text).toContain('Lugnet')
  })

  it('has a subject that may be seen over a shoulder', () => {
    expect(subject).not.toMatch(/stress|zon|hälsa|health|psyk|psych|sjuk|\bill\b|plan\b|exempelbolaget|anna/i)
    expect(subject.length).toBeLessThan(60)
  })

  it('has unsubscribe links exactly if it may be switched off, in text and in HTML', () => {
    expect(unsubscribe !== undefined).toBe(isRefusableKind(kind))
    const page = `https://lugnet.example${language === 'en' ? '/en' : ''}/avregistrera#${kind}.`
    expect(text.includes(page)).toBe(isRefusableKind(kind))
    expect(html.includes(`href="${page}`)).toBe(isRefusableKind(kind))
  })
})
