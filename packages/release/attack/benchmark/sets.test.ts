import { describe, expect, it } from 'vitest'
import { casesOf, digestOf, generatorVersion } from './sets.ts'

describe('the sets of the benchmark', () => {
  it('are what they were when their version was given', () => {
    expect([generatorVersion, digestOf(casesOf('small')), digestOf(casesOf('standard'))]).toEqual([
      2,
      '27a893f0f58637937c731b461587628a93f9b89a006122199e9fdb0d8c85d099',
      'a245ec12fb76d4e2f518f32f03a29bc20ed7c4ab0f52bca01502640d4e1d1937',
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
