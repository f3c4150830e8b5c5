import { beforeAll, expect, test } from 'vitest'
import { type CalibrationList, calibrationList } from '#contract/provider/calibration.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { testApp } from '#test/app/test-app.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { type OpenRound, openRound, organise } from '#test/factories/open-round.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()
const staff = await signedIn(server, { staff: true })

const open = async (members: number, simulated = false) =>
  openRound(
    server.database,
    server.deps,
    await organise(server.database, [{ name: 'Bolaget', members }], { simulated }),
  )

/** People from number `from` on give correlated answers; the same people give the same ones. */
async function answer(round: OpenRound, from: number, to: number, skipping = false): Promise<void> {
  for (const [at, member] of round.members.slice(from, to).entries()) {
    const level = 1 + ((from + at) % 4)
    const values = stressprofil.items.map((_, item) => (skipping && item === 0 ? null : level + (item % 2)))
    await submitAnswers(server.deps, {
      roundId: round.roundId,
      personId: null,
      token: round.tokenOf(member),
      version: stressprofil.version,
      answers: answersByValue(stressprofil, values),
    })
  }
}

async function shown(lang: Language = 'sv'): Promise<CalibrationList['instruments'][number]> {
  const { status, body } = await staff.call('listCalibrations', { query: { lang } })
  expect(status).toBe(200)
  const { instruments } = calibrationList.parse(body)
  const found = instruments.find(
    ({ id, version }) => id === stressprofil.id && version === stressprofil.version,
  )
  if (found === undefined) throw new Error('the stress profile is not listed')
  return found
}

let round: OpenRound
beforeAll(async () => {
  round = await open(410)
  await answer(round, 0, 199)
})

test('until 200 have answered every question there is no report, and nothing says how many there are', async () => {
  await answer(await open(3), 0, 3, true)
  await answer(await open(5, true), 0, 5)
  expect(await shown()).toEqual({
    id: 'stressprofil',
    version: stressprofil.version,
    title: 'Stressprofil',
    simulated: false,
    report: null,
  })
})

test('from 200 on staff read how the questions behave, and the same until another 200 have answered', async () => {
  await answer(round, 199, 200)
  const first = await shown('en')
  expect(first.report).toMatchObject({
    answers: 200,
    total: {
      mean: 3,
      limits: { yellow: 2.54, red: 2.96 },
      reliableChange: { inUse: 0.67 },
    },
  })
  const [tiredness] = first.report?.categories ?? []
  expect(tiredness?.title).toBe('Tiredness')
  // All answers correlate, so each item fits the others and none needs a review.
  expect(
    tiredness?.items.map(({ itemRest, floor, secondLook }) => ({ itemRest, floor, secondLook })),
  ).toEqual([
    { itemRest: 1, floor: 0.25, secondLook: false },
    { itemRest: 1, floor: 0, secondLook: false },
    { itemRest: 1, floor: 0.25, secondLook: false },
  ])
  await answer(round, 200, 399)
  expect(await shown('en')).toEqual(first)
  await answer(round, 399, 400)
  expect((await shown('en')).report?.answers).toBe(400)
})
