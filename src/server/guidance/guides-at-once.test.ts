import { expect, it } from 'vitest'
import { dismissStaff } from '#server/bookings/staff/dismiss-staff.ts'
import { whileFirstWaits, whileHeld } from '#test/database/while-held.ts'
import { answer, change, guidanceDesk, keyed, of, thread, write } from '#test/guidance/guidance-desk.ts'
import { dismissGuide } from './appoint-guide.ts'

const { server, guide, participant } = await guidanceDesk()

/** Maria is away, Olle stands in, and Samira waits for an answer. */
async function standingIn() {
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  const samira = await participant(maria)
  await write(samira, 'Hej')
  await maria.browser.call('writeAbsence', { body: { awayUntil: '2026-03-06', standInId: olle.id } })
  const seen = (await thread(olle, samira.guidanceId)).messages.at(-1)?.id ?? null
  const body = { text: 'Jag läser medan Maria är borta.', seen }
  const send = () => olle.browser.call('answerGuidance', { ...of(samira.guidanceId), body, ...keyed() })
  return { maria, olle, samira, send }
}

it.each([
  [
    'is no guide any more',
    async ({ olle }) => dismissGuide(server.deps, { email: olle.email, leaveOpen: false }),
  ],
  ['is no staff any more', async ({ olle }) => dismissStaff(server.deps, { ...olle, callOff: false })],
  [
    'stands in no longer',
    async ({ maria }) => maria.browser.call('writeAbsence', { body: { awayUntil: null, standInId: null } }),
  ],
] as readonly (readonly [string, (at: Awaited<ReturnType<typeof standingIn>>) => Promise<unknown>])[])(
  'a stand-in who %s just as they answer has answered, and answers no more',
  async (_, end) => {
    const at = await standingIn()
    const held = { hold: 'select from guidance where id = $1 for update', with: [at.samira.guidanceId] }
    const [sent] = await whileFirstWaits(server.database, held, at.send, () => end(at))
    expect(sent.status).toBe(201)
    expect(server.takeErrors()).toEqual([])
    expect((await at.send()).status).toBeGreaterThanOrEqual(403)
  },
)

it('a guide who answers just as the participant chooses another hears that it is not theirs', async () => {
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  const samira = await participant(maria)
  const held = { hold: 'select from guidance where id = $1 for update', with: [samira.guidanceId] }
  const both = await whileHeld(server.database, held, [
    () => change(samira, { do: 'choose', guideId: olle.id }),
    () =>
      maria.browser.call('answerGuidance', {
        ...of(samira.guidanceId),
        body: { text: 'Hej Samira!', seen: null },
        ...keyed(),
      }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 404])
  expect(server.takeErrors()).toEqual([])
  expect((await answer(olle, samira.guidanceId, { text: 'Hej!' })).status).toBe(201)
})
