import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readInstrument } from '#server/platform/config/read-instrument.ts'
import { categoryIds } from './instrument.ts'
import {
  arbetsmiljo,
  djupanalys,
  earlierInstruments,
  findInstrument,
  newestInstruments,
  shippedInstruments,
  stressprofil,
} from './shipped.ts'

const perCategory = (instrument: typeof stressprofil) =>
  categoryIds.map((id) => instrument.items.filter(({ category }) => category === id).length)

test.each(shippedInstruments)(
  '$id $version passes the same reading as an operator’s own file',
  (instrument) => {
    expect(readInstrument(instrument)).toEqual({ ok: true, value: instrument })
  },
)

test('the stress profile has 12 questions, 3 in each category, in blocks', () => {
  expect(perCategory(stressprofil)).toEqual([3, 3, 3, 3])
  expect(stressprofil.items.map(({ category }) => category)).toEqual(
    categoryIds.flatMap((id) => [id, id, id]),
  )
})

test('the in-depth analysis has 24 questions, 6 in each category, and 2 or 3 for every cause', () => {
  expect(perCategory(djupanalys)).toEqual([6, 6, 6, 6])
  expect(djupanalys.causes).toHaveLength(9)
  for (const { items } of djupanalys.causes ?? []) expect([2, 3]).toContain(items.length)
})

test('all twelve questions of the stress profile stand in the in-depth analysis, under the same names and words', () => {
  const long = new Map(djupanalys.items.map((item) => [item.id, item]))
  for (const item of stressprofil.items) expect(item).toEqual(long.get(item.id))
})

test('the work environment questionnaire has the stress profile’s questions, then 48 in 16 areas', () => {
  expect(arbetsmiljo.items).toEqual(stressprofil.items)
  expect(arbetsmiljo.causes?.map(({ items }) => items.length)).toEqual(Array(16).fill(3))
  const asked = new Map(djupanalys.causes?.flatMap(({ items }) => items).map((item) => [item.id, item]))
  for (const item of (arbetsmiljo.causes ?? []).flatMap(({ items }) => items))
    expect(item).toEqual(asked.get(item.id) ?? item)
})

test('a cause is called the same wherever it is asked about', () => {
  for (const { id, title, explanation } of arbetsmiljo.causes ?? []) {
    const other = djupanalys.causes?.find((cause) => cause.id === id)
    expect({ title, explanation }).toEqual({
      title: other?.title ?? title,
      explanation: other?.explanation ?? explanation,
    })
  }
})

test('a question that asks something else than in the version before has another name', () => {
  const names = ({ items, causes = [] }: typeof stressprofil) =>
    [...items, ...causes.flatMap((cause) => cause.items)].map(({ id }) => id)
  const gone = (from: string, to: string) => {
    const [before, after] = [from, to].map((version) => findInstrument('djupanalys', version))
    if (!before || !after) throw new Error('no such version')
    return names(before).filter((id) => !names(after).includes(id))
  }
  expect(gone('1.0', '2.0')).toEqual([
    'ex-counted-hours',
    'ex-body',
    'di-longed-away',
    'di-lost-drive',
    'di-kept-away',
  ])
  expect(gone('2.0', '2.1')).toEqual([
    'di-avoided-others',
    'manager-support-priorities',
    'colleague-support-safe',
  ])
})

describe('the limits are those of the BAT user manual 2.0', () => {
  const limitsOf = ({ limits }: typeof stressprofil) => [
    [limits.total.yellow, limits.total.red],
    ...categoryIds.map((id) => [limits.categories[id].yellow, limits.categories[id].red]),
  ]

  test('BAT-12, table 6, for the stress profile', () => {
    expect(limitsOf(stressprofil)).toEqual([
      [2.54, 2.96],
      [3.17, 3.51],
      [2.17, 3.17],
      [2.83, 3.17],
      [2.17, 2.83],
    ])
    expect(stressprofil).toMatchObject({ bands: 'raised', reliableChange: 0.67, referenceSpread: 0.69 })
  })

  test('BAT-23, table 5, for the in-depth analysis, and our own convention for its causes', () => {
    expect(limitsOf(djupanalys)).toEqual([
      [2.59, 3.02],
      [3.06, 3.31],
      [2.5, 3.1],
      [2.7, 3.1],
      [2.1, 2.9],
    ])
    expect(djupanalys.limits.causes).toMatchObject({ medium: 2.5, high: 3.5 })
    expect(djupanalys).toMatchObject({ bands: 'zones', reliableChange: 0.5, referenceSpread: 0.65 })
  })

  test('the twelve questions have the same limits in the work environment questionnaire', () => {
    const { causes, ...limits } = arbetsmiljo.limits
    expect(limits).toEqual(stressprofil.limits)
    expect(causes).toEqual(djupanalys.limits.causes)
    expect(arbetsmiljo).toMatchObject({ bands: 'raised', reliableChange: 0.67, referenceSpread: 0.69 })
  })

  test('every limit says that it is provisional, in both languages', () => {
    for (const { limits, provenance } of shippedInstruments) {
      for (const source of [limits.total, ...Object.values(limits.categories)].map((limit) => limit.source)) {
        expect(source.sv).toContain('preliminär')
        expect(source.en.toLowerCase()).toContain('provisional')
      }
      expect(provenance.sv).toContain('preliminära och ännu inte validerade för svenska förhållanden')
      expect(provenance.en).toContain('provisional and not yet validated for Swedish conditions')
    }
  })
})

/** Texts and scoring of an instrument: a change makes results incomparable, so it needs a new version. */
const fingerprint = (instrument: typeof stressprofil) => {
  const { period, answers, items, causes, skippablePerCategory, limits } = instrument
  const counts = JSON.stringify({ period, answers, items, causes, skippablePerCategory, limits })
  return createHash('sha256').update(counts).digest('hex').slice(0, 12)
}

test('somebody who changes a question, an answer or a limit gives the instrument a new version', () => {
  expect(
    shippedInstruments.map((instrument) => [instrument.id, instrument.version, fingerprint(instrument)]),
  ).toEqual([
    ['stressprofil', '2.1', 'f90d91d94f82'],
    ['djupanalys', '2.1', '65c5ec8c5e86'],
    ['arbetsmiljo', '1.0', '64d6930ee4d0'],
    ['stressprofil', '2.0', 'db5577a08672'],
    ['djupanalys', '2.0', 'f4e66cc46f89'],
    ['stressprofil', '1.0', 'a94a149c8b87'],
    ['djupanalys', '1.0', '572cdedf38ef'],
  ])
})

describe('finding an instrument', () => {
  test('by its name, and by name and version', () => {
    expect(findInstrument('djupanalys')).toBe(djupanalys)
    expect(findInstrument('stressprofil', stressprofil.version)).toBe(stressprofil)
  })

  test('without a version the newest is found, and every earlier one by its own', () => {
    for (const earlier of earlierInstruments) {
      expect(findInstrument(earlier.id)).toBe(newestInstruments.find(({ id }) => id === earlier.id))
      expect(findInstrument(earlier.id, earlier.version)).toBe(earlier)
    }
    expect(earlierInstruments.map(({ id, version }) => `${id} ${version}`)).toEqual([
      'stressprofil 2.0',
      'djupanalys 2.0',
      'stressprofil 1.0',
      'djupanalys 1.0',
    ])
  })

  test('another version is not found', () => {
    expect(findInstrument('stressprofil', '0.1')).toBeUndefined()
  })

  test('nor is an unknown name', () => {
    expect(findInstrument('toString')).toBeUndefined()
  })
})
