import { expect, it } from 'vitest'
import { whileHeld } from '#test/database/while-held.ts'
import { checks, guidanceDesk, keyed, mine, of, opened } from '#test/guidance/guidance-desk.ts'

const { server, guide, participant, person, begin } = await guidanceDesk()

it('who presses twice for the last place of a guide has it, and does not hear that there is none', async () => {
  const maria = await guide({ caseload: 1 })
  const samira = await person()
  const press = () => begin(samira, maria)
  // Both requests have seen that Samira has no guidance yet, and wait for the guide's place.
  const place = {
    hold: "select pg_advisory_xact_lock(hashtextextended('guide ' || $1::uuid, 0))",
    with: [maria.id],
  }
  const both = await whileHeld(server.database, place, [press, press])
  expect(both).toMatchObject([{ status: 201 }, { status: 409, body: { code: 'guidance-open' } }])
})

it('what a participant no longer shares is not shared again by a request that comes late', async () => {
  const samira = await participant(await guide())
  const body = { ...checks({ '2026-03-01': 4 }), guidanceId: samira.guidanceId, isUpdate: false }
  const [first, second] = [keyed(), keyed()]
  const share = (key = first) => samira.browser.call('shareWithGuide', { body, ...key })
  await share()
  await samira.browser.call('changeMyGuidance', { body: { do: 'stop-sharing', kind: 'weekly-check' } })
  expect(opened(await share()).shares).toEqual([])
  expect(opened(await share(second)).shares).toHaveLength(1)
})

it.each([
  ['a phone number that was removed', { do: 'phone', phone: '070-123 45 67' }, { do: 'phone', phone: null }],
  ['a pause that was ended', { do: 'pause' }, { do: 'resume' }],
] as const)('%s does not come back by a request that comes late', async (_, made, undone) => {
  const samira = await participant(await guide())
  const key = keyed()
  const make = () => samira.browser.call('changeMyGuidance', { body: made, ...key })
  await make()
  const after = opened(await samira.browser.call('changeMyGuidance', { body: undone, ...keyed() }))
  expect(opened(await make())).toEqual(after)
})

it('what a guide has taken back does not come back by a request that comes late', async () => {
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  const { guidanceId } = await participant(maria)
  const [offered, gone] = [keyed(), keyed()]
  const offer = (guideId: string | null, key = keyed()) =>
    maria.browser.call('changeGuidance', { ...of(guidanceId), body: { do: 'offer', guideId }, ...key })
  const absent = (awayUntil: string | null, standInId: string | null, key = keyed()) =>
    maria.browser.call('writeAbsence', { body: { awayUntil, standInId }, ...key })
  await offer(olle.id, offered)
  await offer(null)
  expect((await offer(olle.id, offered)).body).toMatchObject({ offeredTo: null })
  await absent('2026-03-06', olle.id, gone)
  const back = await absent(null, null)
  expect((await absent('2026-03-06', olle.id, gone)).body).toEqual(back.body)
})

it('the end of a guidance, sent again late, does not end the next one', async () => {
  const maria = await guide()
  const samira = await participant(maria)
  const key = keyed()
  const end = () => samira.browser.call('changeMyGuidance', { body: { do: 'end' }, ...key })
  await end()
  await begin(samira, maria)
  await end()
  expect((await mine(samira)).state).toBe('active')
})
