import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#core/languages.ts'
import { brandTokens, recoveryTokens } from './brand-tokens.ts'
import { fillHtml } from './fill-tokens.ts'

const brand = {
  name: 'Lugn',
  supportEmail: 'hej@lugn.example',
  supportPhone: '08-465 004 00',
  supportPhoneLink: '+46846500400',
  companyName: 'Lugn AB',
  companyNumber: '559999-9994',
  companyAddress: 'Gatan 1, 111 11 Orten',
}

const noticeIn = (language: (typeof languages)[number], hours?: number) =>
  fillHtml(readFileSync(`content/${language}/privacy.md`, 'utf8'), {
    ...brandTokens(brand, 'https://lugn.example'),
    ...recoveryTokens(hours, language),
  })

test('where the log of the database is kept, the privacy notice says for how long, and where it is not, nothing', () => {
  expect(noticeIn('sv', 12)).toContain('medan mätningen är öppen och i upp till 12 timmar därefter,')
  expect(noticeIn('sv', 12)).toContain('De tas bort senast efter 12 timmar.')
  expect(noticeIn('sv', 1)).toContain('De tas bort senast efter 1 timme.')
  expect(noticeIn('en', 12)).toContain('while the survey is open and for up to 12 hours afterwards,')
  expect(noticeIn('en', 1)).toContain('They are deleted after 1 hour at the latest.')
  expect(noticeIn('sv')).toContain('medan mätningen är öppen,')
  for (const language of languages) expect(noticeIn(language)).not.toMatch(/timmar därefter|hours afterwards/)
})

test.each(languages)(
  'what the protection cannot prevent is told with the time, wherever it is told in %s',
  (language) => {
    const pages = ['privacy', 'about'].map((name) => readFileSync(`content/${language}/${name}.md`, 'utf8'))
    expect(pages.map((page) => page.split('%%RECOVERY_AFTERWARDS%%').length - 1)).toEqual([2, 1])
  },
)
