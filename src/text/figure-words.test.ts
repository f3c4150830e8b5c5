import { showParticipation } from '@andrum/release/disclosure/show-participation.ts'
import { showScore } from '@andrum/release/disclosure/show-score.ts'
import { showZones } from '@andrum/release/disclosure/show-zones.ts'
import { expect, test } from 'vitest'
import { overview as english } from './en/overview.ts'
import { answersWords, type FigureTexts, participationWords, scoreWords, shareWords } from './figure-words.ts'
import { translate } from './messages.ts'
import { overview as swedish } from './sv/overview.ts'

const sv: FigureTexts = { language: 'sv', t: (key, params) => translate(swedish, key, 'sv', params) }
const en: FigureTexts = { language: 'en', t: (key, params) => translate(english, key, 'en', params) }
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test.each([
  [10, 1.2, '1,6 eller lägre', '1.6 or lower'],
  [10, 2.61, '2,6', '2.6'],
  [40, 2.74, '2,7', '2.7'],
  [40, 4.9, '4,4 eller högre', '4.4 or higher'],
])('the mean of %d answers that is %d reads "%s"', (answers, mean, inSwedish, inEnglish) => {
  const score = showScore(Math.round(mean * 100) * answers, answers, 100)
  expect([scoreWords(sv, score), scoreWords(en, score)]).toEqual([inSwedish, inEnglish])
})

test.each([
  [9, 20, 'under 50 %', 'under 50%'],
  [10, 20, '50–75 %', '50–75%'],
  [20, 20, 'minst 75 %', 'at least 75%'],
  [8, 9, 'minst 75 %', 'at least 75%'],
  [12, 40, 'högst 30 %', 'up to 30%'],
  [32, 40, 'omkring 80 %', 'about 80%'],
  [40, 40, 'minst 90 %', 'at least 90%'],
])('%d answers of %d invited read "%s"', (answers, invited, inSwedish, inEnglish) => {
  const shown = showParticipation(answers, { invited, atMost: invited - 1 })
  const words = [participationWords(sv, shown), participationWords(en, shown)]
  expect(words.map(plain)).toEqual([inSwedish, inEnglish])
})

test('a band that may not begin so high reads wider', () => {
  const words = (answers: number, invited: number, atMost: number) =>
    plain(participationWords(sv, showParticipation(answers, { invited, atMost })))
  expect(words(19, 20, 14)).toBe('minst 50 %')
  expect(words(40, 40, 33)).toBe('minst 75 %')
  expect(words(40, 40, 10)).toBe('högst 100 %')
})

test.each([
  [{ green: 8, yellow: 0, red: 2 }, ['över 50 %', 'högst 25 %', 'högst 25 %']],
  [{ green: 4, yellow: 3, red: 3 }, ['25–50 %', '25–50 %', '25–50 %']],
  [{ green: 40, yellow: 5, red: 5 }, ['över 70 %', 'tillsammans under 30 %', 'tillsammans under 30 %']],
  [{ green: 22, yellow: 15, red: 13 }, ['40–50 %', '20–30 %', '20–30 %']],
])('zones %j read as bands, never as shares', (counts, words) => {
  const answers = counts.green + counts.yellow + counts.red
  const { green, yellow, red } = showZones(counts, answers)
  expect([green, yellow, red].map((share) => plain(shareWords(sv, share)))).toEqual(words)
})

test('a share that may be anything is not shown, and one that ends inside reads as an interval', () => {
  const words = (lo: number, hi: number) => [sv, en].map((texts) => plain(shareWords(texts, { lo, hi })))
  expect(words(0, 1)).toEqual(['visas inte', 'not shown'])
  expect(words(0.04, 0.27)).toEqual(['4–27 %', '4–27%'])
})

test('a wide band reads as the band it is, and an end that may be the share itself is not excluded', () => {
  const words = (share: Parameters<typeof shareWords>[1]) =>
    [sv, en].map((texts) => plain(shareWords(texts, share)))
  expect(words({ lo: 0.25, hi: 1, loOpen: true })).toEqual(['25–100 %', '25–100%'])
  expect(words({ lo: 0, hi: 0.75 })).toEqual(['0–75 %', '0–75%'])
  // On one line.
  expect(shareWords(sv, { lo: 0, hi: 0.75 })).toBe('0–\u206075\u00a0%')
  expect(words({ lo: 0.5, hi: 1, loOpen: true })).toEqual(['över 50 %', 'over 50%'])
  expect(words({ lo: 0.63, hi: 1 })).toEqual(['minst 63 %', 'at least 63%'])
})

test('the smallest band says "at least", every other says "about"', () => {
  expect(answersWords(sv, 8, 8)).toBe('minst 8 svar')
  expect(answersWords(sv, 25, 8)).toBe('omkring 25 svar')
  expect(answersWords(en, 12, 12)).toBe('at least 12 answers')
})
