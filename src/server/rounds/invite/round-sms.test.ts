import { expect, test } from 'vitest'
import { smsParts } from '#core/sms/sms.ts'
import { pointerSms, roundSms } from './round-sms.ts'

const facts = {
  news: 'opened',
  language: 'sv',
  baseUrl: 'https://andrum.example',
  organisation: 'Exempelkommunen',
  closesAt: new Date('2026-09-30T22:00:00Z'),
  smallestGroup: 8,
  code: 'K7MX9-42QDA',
} as const

test('an SMS says who asks, until when, and that opening changes nothing', () => {
  expect(roundSms(facts)).toMatchInlineSnapshot(
    `"Exempelkommunen frågar hur du mår i ditt arbete. Svara senast torsdag 1 oktober: https://andrum.example/svara#K7MX9-42QDA Länken är din egen. Att öppna den ändrar ingenting. Det är frivilligt, och bara grupper med minst 8 svar visas."`,
  )
  expect(roundSms({ ...facts, language: 'en', news: 'reminder' })).toMatchInlineSnapshot(
    `"Exempelkommunen is reminding everybody, also you who have answered. The last day is Thursday 1 October: https://andrum.example/en/svara#K7MX9-42QDA The link is your own. Opening it changes nothing. It is voluntary, and only groups with at least 8 answers are shown."`,
  )
})

test.each(
  (['sv', 'en'] as const).flatMap((language) =>
    (['opened', 'reminder', 'extended'] as const).flatMap((news) =>
      ['AB', 'Förvaltnings- och stadsbyggnadskontoret i Upplands Västerbergs kommun – område “norr”'].map(
        (organisation) => [language, news, organisation] as const,
      ),
    ),
  ),
)('in %s %s of %s is two parts at most, with the whole link', (language, news, organisation) => {
  const text = roundSms({
    ...facts,
    language,
    news,
    organisation,
    baseUrl: 'https://andrum.exempelbolaget.example',
  })
  expect(smsParts(text)).toBeLessThanOrEqual(2)
  const path = language === 'sv' ? '/svara' : '/en/svara'
  expect(text).toContain(`https://andrum.exempelbolaget.example${path}#K7MX9-42QDA`)
})

test.each(['sv', 'en'] as const)(
  'in %s the SMS beside an e-mail is two parts at most and leads nowhere',
  (language) => {
    for (const organisation of [
      'AB',
      'Förvaltnings- och stadsbyggnadskontoret i Upplands Västerbergs kommun',
    ]) {
      const text = pointerSms({ ...facts, language, organisation })
      expect(smsParts(text)).toBeLessThanOrEqual(2)
      expect(text).not.toMatch(/https?:|#|\//)
    }
  },
)
