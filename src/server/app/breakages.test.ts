import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { breakages } from '#test/breakages/breakages.ts'
import { type Installation, installAndrum } from '#test/breakages/installation.ts'

/**
 * For each thing that breaks, the sentences that an operator reads: from the doctor, from `/api/ready`, and from the start or the
 * log. The operators' page has the same table, and the test compares both.
 */
let place: Installation
beforeAll(async () => {
  place = await installAndrum()
}, 120_000)
afterAll(() => place.close())

/** Turns a sentence of the page into a pattern: `…` stands for what differs on each machine. */
const asPattern = (sentence: string) =>
  new RegExp(
    sentence
      .split('…')
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('.*'),
    's',
  )

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

it.for(breakages.map((one) => [one.what, one] as const))(
  '%s',
  {
    timeout: 60_000,
  },
  async ([, breakage], { skip }) => {
    const server = breakage.ready === 'does not start' ? undefined : await place.running()
    const broken = await breakage.happen(place)
    if (broken === 'not here') return skip('this user or this machine cannot break it')
    const { settings = {}, mend = async () => {}, beside = false } = broken
    try {
      if (server === undefined && !beside) await place.stop()
      expect(flat(await place.doctor(settings))).toMatch(asPattern(breakage.doctor))
      if (server === undefined) {
        expect(flat(await place.whyNotStarted(settings))).toMatch(asPattern(breakage.says))
        return
      }
      await expect.poll(server.ready).toBe(breakage.ready)
      // Many requests, one line in the log.
      for (let n = 0; n < 5; n += 1) await server.ready()
      const said = server.errors().filter((line) => line.startsWith('Not ready'))
      expect(said).toEqual(breakage.says === '' ? [] : [expect.stringMatching(asPattern(breakage.says))])
    } finally {
      await mend()
      if (server !== undefined) await expect.poll(server.ready).toBe(200)
    }
  },
)

it('the page for operators has the same rows', () => {
  const file = fileURLToPath(new URL('../../../docs/runbooks/breakages.md', import.meta.url))
  const rows = breakages.map(
    ({ what, doctor, ready, says, todo }) =>
      `| ${what} | ${doctor} | ${ready} | ${says === '' ? 'nothing' : says} | ${todo} |`,
  )
  expect(breakages.length).toBeGreaterThanOrEqual(20)
  expect(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| what')),
  ).toEqual(rows)
})
