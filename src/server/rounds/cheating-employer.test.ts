import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { cheats, isTold, tryCheat } from '#test/over-http/try-cheats.ts'

const server = await testApp()
const highs = await loadHighs()

describe('an employer who cheats through the served product learns of nobody', () => {
  test.each(
    cheats
      .filter(({ isQuick }) => isQuick)
      .map((cheat, seed) => [`${cheat.name}: ${cheat.variant}`, cheat, seed] as const),
  )(
    '%s',
    async (_, cheat, seed) => {
      const { naive, product } = await tryCheat(cheat, server, seed, highs)
      // Without the guard the cheat must succeed: otherwise its failure would prove nothing.
      expect(isTold(naive)).toBe(true)
      expect(product).toMatchObject({ certain: 0, excluded: 0, confined: 0, others: 0, undecided: 0 })
    },
    120_000,
  )
})
