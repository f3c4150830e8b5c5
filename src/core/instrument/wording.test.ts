import { describe, expect, test } from 'vitest'
import type { Instrument, Localised } from './instrument.ts'
import { newestInstruments, shippedInstruments } from './shipped.ts'

const questionsOf = (instrument: Instrument) =>
  [...instrument.items, ...(instrument.causes ?? []).flatMap(({ items }) => items)].map(({ id, text }) => ({
    id: `${instrument.id} ${instrument.version} ${id}`,
    text,
  }))

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
const has = (text: string, words: readonly string[]) =>
  wordsOf(text.toLowerCase().replaceAll(/[^\p{L}\s'’-]/gu, ' ')).filter((word) => words.includes(word))

/** Mean sentence length plus the share of words over six letters (Björnsson 1968). */
function readability(text: string): number {
  const words = wordsOf(text)
  const long = words.filter((word) => word.replaceAll(/\P{L}/gu, '').length > 6).length
  const sentences = text.split(/[.?!:]+(?:\s|$)/).filter(Boolean).length
  return words.length / sentences + (100 * long) / words.length
}

const negations = {
  sv: ['inte', 'ej', 'ingen', 'inget', 'inga', 'aldrig', 'utan', 'varken', 'icke'],
  en: ['not', 'no', 'never', 'none', 'nothing', 'without', 'neither', 'nor', 'cannot', "don't", "can't"],
}

const medical = {
  sv: ['utmattning', 'utmattad', 'utbränd', 'deprimerad', 'depression', 'ångest', 'panik', 'sjuk', 'symtom'],
  en: ['exhaustion', 'exhausted', 'burnout', 'depressed', 'depression', 'anxiety', 'panic', 'ill', 'symptom'],
}

describe.each(shippedInstruments.flatMap(questionsOf))('$id', ({ text }) => {
  test.each(['sv', 'en'] as const)('is one short plain question in %s', (language) => {
    const question = text[language]
    expect(question).toMatch(language === 'sv' ? /^Hur ofta har .+\?$/ : /^How often (have|has) .+\?$/)
    expect(wordsOf(question).length).toBeLessThan(20)
    expect(has(question, negations[language])).toEqual([])
    expect(has(question, medical[language])).toEqual([])
    expect(question).not.toMatch(/\p{L}\.\p{L}|[;()/]/u)
  })
})

test('no two questions of one instrument read alike', () => {
  for (const { items, causes = [] } of shippedInstruments) {
    const texts = [...items, ...causes.flatMap((cause) => cause.items)].flatMap(({ text }) => [
      text.sv,
      text.en,
    ])
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('the Swedish questions read easily: LIX at most 40, all together', () => {
  const texts = newestInstruments.flatMap(questionsOf).map(({ text }) => text.sv)
  expect(readability(texts.join(' '))).toBeLessThanOrEqual(40)
})

test('the five answers read as Swedes and English speakers expect them', () => {
  for (const { answers } of shippedInstruments) {
    expect(answers.map(({ text }) => text.sv)).toEqual(['Aldrig', 'Sällan', 'Ibland', 'Ofta', 'Alltid'])
    expect(answers.map(({ text }) => text.en)).toEqual(['Never', 'Rarely', 'Sometimes', 'Often', 'Always'])
  }
})

test('what is said around the questions keeps sentences under 20 words', () => {
  const around = shippedInstruments.flatMap((instrument): Localised[] => [
    instrument.period,
    instrument.licence,
    instrument.scoring,
    instrument.provenance,
    ...(instrument.causesIntroduction ? [instrument.causesIntroduction] : []),
    ...instrument.categories.map(({ explanation }) => explanation),
    ...(instrument.causes ?? []).map(({ explanation }) => explanation),
  ])
  const sentences = around.flatMap(({ sv, en }) => [sv, en]).flatMap((text) => text.split(/[.?!]\s+/))
  expect(sentences.filter((sentence) => wordsOf(sentence).length >= 20)).toEqual([])
})
