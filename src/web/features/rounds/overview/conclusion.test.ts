import { expect, test } from 'vitest'
import type { Language } from '#core/languages.ts'
import { figure, limits, shares } from '#test/factories/overview.ts'
import { overview as english } from '#text/en/overview.ts'
import { translate } from '#text/messages.ts'
import { overview as swedish } from '#text/sv/overview.ts'
import { conclusionWords } from './conclusion.ts'

const wordsIn = (language: Language) => ({
  language,
  t: (key: string, params?: Record<string, string | number>) =>
    translate(language === 'sv' ? swedish : english, key, language, params),
})

const overview = {
  rounds: [
    {
      id: 'before',
      name: 'Juli 2026',
      scope: null,
      instrument: 'djupanalys',
      instrumentName: { sv: 'Djupanalys', en: 'In-depth analysis' },
      version: '1.0',
      asksCauses: true,
      limits,
      closedAt: '2026-08-04',
      releasedAt: '2026-08-05',
    },
  ],
}

const said = (
  shown: ReturnType<typeof figure>,
  direction?: 'better' | 'worse' | 'none',
  language: Language = 'sv',
) =>
  conclusionWords(
    wordsIn(language),
    overview,
    { limits },
    {
      name: 'Drift',
      figure: shown,
      change:
        direction === undefined ? null : { sinceRoundId: 'before', certain: direction !== 'none', direction },
    },
  )
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')

const wide = {
  green: { lo: 0.55, hi: 0.96 },
  yellow: { lo: 0.02, hi: 0.4 },
  red: { lo: 0.02, hi: 0.3 },
}

test.each([
  [
    'low and mostly green',
    figure(1.8),
    'Belastningen är låg i Drift, och under 50 % av svaren ligger i gul eller röd zon.',
  ],
  [
    'low by its mean, but at least half of the answers are not green',
    figure(1.8, shares.even),
    'Belastningen är måttlig i Drift, och 50–75 % av svaren ligger i gul eller röd zon.',
  ],
  [
    'low by its mean, and the uncertainty reaches yellow',
    figure(2.4),
    'Belastningen är låg eller måttlig i Drift, och under 50 % av svaren ligger i gul eller röd zon.',
  ],
  [
    'low or moderate, yet a quarter or more surely not green',
    figure(2.4, {
      green: { lo: 0.5, hi: 0.6, loOpen: true },
      yellow: { lo: 0.3, hi: 0.4, loOpen: true },
      red: { lo: 0, hi: 0.1 },
    }),
    'Belastningen är låg eller måttlig i Drift, men 40–50 % av svaren ligger i gul eller röd zon.',
  ],
  [
    'low, yet a quarter or more surely not green',
    figure(1.8, {
      green: { lo: 0.5, hi: 0.6, loOpen: true },
      yellow: { lo: 0.3, hi: 0.4, loOpen: true },
      red: { lo: 0, hi: 0.1 },
    }),
    'Belastningen är låg i Drift, men 40–50 % av svaren ligger i gul eller röd zon.',
  ],
  [
    'low, and the share may be almost anything',
    figure(1.8, wide),
    'Belastningen är låg i Drift. Siffrorna är avrundade, så andelen svar i gul eller röd zon kan ligga var som helst i spannet 4–45 %.',
  ],
  [
    'low, and the rest shown together',
    figure(1.8, shares.jointRest),
    'Belastningen är låg i Drift, och under 30 % av svaren ligger i gul eller röd zon.',
  ],
  [
    'too few answers to tell',
    figure(2.5, shares.mostlyGreen, 0.5),
    'Siffran för Drift är för osäker för att säga om belastningen är låg eller hög, och under 50 % av svaren ligger i gul eller röd zon.',
  ],
  [
    'moderate',
    figure(2.7, shares.mostlyYellow, 0.1),
    'Belastningen är måttlig i Drift, och minst 75 % av svaren ligger i gul eller röd zon.',
  ],
  [
    'moderate, and the uncertainty reaches red',
    figure(2.8, shares.even),
    'Belastningen är måttlig eller hög i Drift, och 50–75 % av svaren ligger i gul eller röd zon.',
  ],
  [
    'high',
    figure(3.4, shares.mostlyRed),
    'Belastningen är hög i Drift, och minst 75 % av svaren ligger i gul eller röd zon.',
  ],
  ['high with no share to be told', figure(3.4, shares.unknown), 'Belastningen är hög i Drift.'],
] as const)('%s', (_, shown, sentence) => {
  expect(said(shown)).toBe(sentence)
})

test('a clear change is said in a sentence of its own, and nothing where there is none', () => {
  expect(said(figure(1.8), 'none')).not.toContain('Juli')
  expect(said(figure(1.8), 'worse')).toMatch(/ Det är en tydlig försämring sedan mätningen ”Juli 2026”\.$/)
  expect(said(figure(1.8))).not.toContain('Juli')
})

test('the same in English', () => {
  expect(said(figure(1.8, wide), undefined, 'en')).toBe(
    'Strain is low in Drift. The figures are rounded, so the share of answers in the yellow or red zone may be anywhere in the range 4–45%.',
  )
  expect(said(figure(2.8, shares.even), 'better', 'en')).toBe(
    'Strain is moderate or high in Drift, and 50–75% of the answers are in the yellow or red zone. That is a clear improvement since the survey “Juli 2026”.',
  )
})
