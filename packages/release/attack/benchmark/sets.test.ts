import { describe, expect, it } from 'vitest'
import { casesOf, digestOf, generatorVersion } from './sets.ts'

describe('the sets of the benchmark', () => {
  it('are what they were when their version was given', () => {
    expect([generatorVersion, digestOf(casesOf('small')), digestOf(casesOf('standard'))]).toEqual([
      1,
      '46d27881d0d5b5059f029c9e304618f0884380794a70dea34ddbfccdbe1d4053',
      'efef0c79bedc08f2bfc4a33296bc5a51a847b44dff8cd789bfeb8dac634c3927',
    ])
  })

  it('are others with other seeds, and the same again with the same', () => {
    expect(digestOf(casesOf('small', [4711]))).not.toBe(digestOf(casesOf('small')))
    expect(digestOf(casesOf('small', [4711]))).toBe(digestOf(casesOf('small', [4711])))
  })

  it('have insiders who answer, and in no unit more than two', () => {
    for (const { cheats, organisation, insiders } of casesOf('small')) {
      if (cheats) continue
      expect(organisation.answers.some(({ person }) => insiders.has(person))).toBe(true)
      for (const { members } of organisation.periods) {
        const telling = members.filter(({ person }) => insiders.has(person))
        for (const inUnit of Map.groupBy(telling, ({ node }) => node).values())
          expect(inUnit.length).toBeLessThanOrEqual(2)
      }
    }
  })
})
