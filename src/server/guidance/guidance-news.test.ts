import { expect, test } from 'vitest'
import type { GuidanceNews } from '#contract/guidance/guidance.ts'
import {
  answer,
  change,
  checks,
  guidanceDesk,
  guideChange,
  mine,
  monday,
  type Somebody,
  share,
  write,
} from '#test/guidance/guidance-desk.ts'

const { server, guide, person, participant } = await guidanceDesk()

const news = async ({ browser }: Somebody) => (await browser.call('readGuidanceNews')).body as GuidanceNews

test('who has no guidance learns only whether there is somebody to choose', async () => {
  const samira = await person()
  expect(await news(samira)).toEqual({ choosable: false, guidance: null })
  await guide()
  expect(await news(samira)).toEqual({ choosable: true, guidance: null })
})

test('what came and what is owed, and never what was written', async () => {
  const maria = await guide()
  const samira = await participant(maria)
  const { id } = await mine(samira)
  const quiet = {
    state: 'active',
    guideName: 'Maria Ek',
    unreadFrom: null,
    owed: null,
    offered: false,
    shares: false,
  }
  expect((await news(samira)).guidance).toEqual(quiet)
  await write(samira, 'Jag sover dåligt.')
  const owed = { dueOn: '2026-03-04', isLate: false }
  expect((await news(samira)).guidance).toEqual({ ...quiet, owed })
  server.time.now = new Date(monday.getTime() + 4 * 86_400_000)
  expect((await news(samira)).guidance).toEqual({ ...quiet, owed: { ...owed, isLate: true } })
  await answer(maria, id, { text: 'Vila först.' })
  const told = await samira.browser.call('readGuidanceNews')
  expect((told.body as GuidanceNews).guidance).toEqual({ ...quiet, unreadFrom: 'Maria Ek' })
  expect(told.text).not.toContain('Vila')
  await change(samira, { do: 'read' })
  expect((await news(samira)).guidance).toEqual(quiet)
})

test('shared copies and an offered hand-over are in it, and after the end nothing is', async () => {
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  const samira = await participant(maria)
  const { id } = await mine(samira)
  await share(samira, { kind: 'recovery-plan', lines: ['Gå hem'] })
  expect((await news(samira)).guidance?.shares).toBe(false)
  await share(samira, checks({ '2026-03-01': 3 }))
  await guideChange(maria, id, { do: 'offer', guideId: olle.id })
  expect((await news(samira)).guidance).toMatchObject({ shares: true, offered: true })
  await change(samira, { do: 'end' })
  expect(await news(samira)).toEqual({ choosable: true, guidance: null })
})
