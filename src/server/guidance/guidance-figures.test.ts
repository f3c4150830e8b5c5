import { expect, test } from 'vitest'
import { signedIn } from '#test/factories/people.ts'
import { answer, guidanceDesk, write } from '#test/guidance/guidance-desk.ts'

const { server, guide, participant, later } = await guidanceDesk()

test('staff read how guidance runs in bands: how soon, how late and how full; guides’ participants do not', async () => {
  const staff = await signedIn(server, { staff: true })
  const maria = await guide({ caseload: 2 })
  const samira = await participant(maria)
  for (let week = 0; week < 8; week++) {
    await write(samira, 'Hej')
    await later(1)
    await answer(maria, samira.guidanceId, { text: 'Hej!' })
    await later(6)
  }
  const figures = async () => (await staff.call('readGuidanceFigures')).body
  expect(await figures()).toEqual({
    participants: 'under-8',
    answerTime: 'within-one-day',
    late: 'none',
    guides: [{ name: 'Maria Ek', load: 'half' }],
    changes: [
      { programme: 'six-months', groups: null },
      { programme: 'six-weeks', groups: null },
    ],
  })
  await write(samira, 'Hej')
  await later(7)
  expect(await figures()).toMatchObject({ late: 'few' })
  expect((await samira.browser.call('readGuidanceFigures')).status).toBe(403)
})
