import { expect, test } from 'vitest'
import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { messagesAtATime } from '#core/guidance/guidance.ts'
import type { Rating } from '#core/programme/recovery.ts'
import { makeOrganisation } from '#test/factories/people.ts'
import {
  answer,
  change,
  checks,
  guidanceDesk,
  guideChange,
  keyed,
  listed,
  mine,
  of,
  privateAddress,
  share,
  thread,
  write,
} from '#test/guidance/guidance-desk.ts'

const { server, guide, participant, later } = await guidanceDesk()

/** The strain of 26 weeks, 1 (heaviest) to 5: two worse weeks in a row, a summer without checks, and improvement at the end. */
const levels: readonly (Rating | 0)[] = [
  3, 3, 2, 1, 2, 2, 3, 3, 3, 4, 3, 3, 3, 4, 4, 0, 0, 0, 4, 4, 4, 3, 4, 5, 4, 5,
]

test('six months by the clock: every message answered, one late, a pause, a stand-in, a hand-over and a last letter', async () => {
  const here = await makeOrganisation(server)
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  const samira = await participant(maria, here)
  const id = samira.guidanceId
  const mailbox = await privateAddress(server, samira)
  const shared: Record<string, Rating> = {}
  let reader = maria
  let answers = 0

  for (const [week, level] of levels.entries()) {
    const today = dayOf(server.time.now)
    const isPaused = level === 0
    if (isPaused) {
      await change(samira, { do: 'pause' })
      expect(await listed(reader)).toMatchObject([{ state: 'paused', course: [], owed: null }])
    } else {
      if ((await mine(samira)).state === 'paused') await change(samira, { do: 'resume' })
      shared[today] = level
      await share(samira, checks(shared))
      expect((await write(samira, `Vecka ${week + 1}`)).status).toBe(201)
      if (week === 5)
        await maria.browser.call('writeAbsence', {
          body: { awayUntil: addDays(today, 4), standInId: olle.id },
        })
      // In the ninth week the answer is late, and the page says so by itself.
      if (week === 8) {
        await later(6)
        expect((await mine(samira)).owed?.isLate).toBe(true)
      } else await later(1)
      const row = (await listed(week === 5 ? olle : reader)).find((one) => one.id === id)
      expect(row).toMatchObject({ unread: 1, course: { length: Math.min(13, Object.keys(shared).length) } })
      if (week === 3) expect(row?.flags).toEqual(['worse-weeks'])
      const by = week === 5 ? olle : reader
      expect((await answer(by, id, { text: `Svar ${week + 1}` })).status).toBe(201)
      await guideChange(by, id, { do: 'minutes', minutes: 12 })
      answers += 1
      await server.runJobs()
      expect(server.mail.receivedBy(mailbox)).toHaveLength(answers)
      expect((await mine(samira)).owed).toBeNull()
      await change(samira, { do: 'read' })
      await later(week === 8 ? 1 : 6)
      if (week === 12) {
        await guideChange(maria, id, { do: 'offer', guideId: olle.id })
        await change(samira, { do: 'answer-offer', accept: true })
        reader = olle
        expect(await listed(maria)).toEqual([])
      }
      continue
    }
    await later(7)
  }

  expect(await thread(olle, id)).toMatchObject({
    messages: { length: messagesAtATime },
    earlier: 2 * answers - messagesAtATime,
    minutes: { total: 12 * answers },
  })
  await share(samira, { kind: 'recovery-plan', lines: ['Gå hem i tid', 'En paus klockan tio'] })
  await change(samira, { do: 'ask-for-letter' })
  await answer(olle, id, { text: 'Ett sista brev.', letter: true })
  await later(15)
  expect(await mine(samira)).toMatchObject({
    state: 'ended',
    ending: 'letter',
    shares: [{ content: { kind: 'recovery-plan' } }],
  })
  expect(await listed(olle)).toEqual([])
  expect(
    (await olle.browser.call('answerGuidance', { ...of(id), body: { text: 'Hej', seen: null }, ...keyed() }))
      .status,
  ).toBe(404)

  const toStaff = server.mail.receivedBy(server.deps.config.brand.supportEmail)
  expect(toStaff.map(({ subject }) => subject)).toEqual(['Svar i vägledningen är försenade i Andrum'])
  const letters = [...server.mail.receivedBy(mailbox), ...toStaff]
  for (const { text } of letters) expect(text).not.toMatch(/Samira|Maria|Olle|Vecka \d|Svar \d/)
}, 180_000)
