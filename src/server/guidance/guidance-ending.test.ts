import { describe, expect, test } from 'vitest'
import { leaveOrganisation } from '#server/people/organisation/membership-repository.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeOrganisation, signedIn } from '#test/factories/people.ts'
import {
  answer,
  change,
  guidanceDesk,
  listed,
  mine,
  opened,
  share,
  shownIn,
  thread,
  worksheet,
  write,
} from '#test/guidance/guidance-desk.ts'

const { server, guide, participant, begin, later } = await guidanceDesk()

describe('a pause and an end', () => {
  test('close everything to the guide at once; what was promised is promised anew after a pause', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await write(samira, 'Hej')
    await share(samira, worksheet)
    await change(samira, { do: 'pause' })
    expect(await thread(maria, samira.guidanceId)).toMatchObject({
      state: 'paused',
      messages: [],
      shares: [],
    })
    expect(await answer(maria, samira.guidanceId, { text: 'Hej' })).toMatchObject({
      status: 409,
      body: { code: 'guidance-closed' },
    })
    expect(await write(samira, 'Mer')).toMatchObject({ body: { code: 'guidance-closed' } })
    // The guide never sees what the participant writes in a document meanwhile.
    const meanwhile = { ...worksheet, values: { ...worksheet.values, texts: { goal: 'Byta jobb' } } }
    expect(await share(samira, meanwhile, { isUpdate: true })).toMatchObject({
      body: { code: 'guidance-closed' },
    })
    // A paused guide cannot read, and so cannot promise a letter.
    expect(await change(samira, { do: 'ask-for-letter' })).toMatchObject({
      body: { code: 'guidance-closed' },
    })
    expect((await mine(samira)).owed).toBeNull()
    await later(10)
    await change(samira, { do: 'resume' })
    expect((await mine(samira)).owed).toEqual({ dueOn: '2026-03-16', isLate: false })
    expect(await listed(maria)).toMatchObject([{ name: 'Samira', unread: 1 }])
    expect(shownIn(await thread(maria, samira.guidanceId)).contents).toEqual([worksheet])

    const ended = opened(await change(samira, { do: 'end' }))
    expect(ended).toMatchObject({ state: 'ended', ending: 'participant', shares: [] })
    expect(ended.messages).toHaveLength(1)
    expect(await listed(maria)).toEqual([])
    expect(
      await maria.browser.call('readGuidance', { params: { guidanceId: samira.guidanceId } }),
    ).toMatchObject({
      status: 404,
    })
    expect(opened(await change(samira, { do: 'end' })).endedAt).toBe(ended.endedAt)
    expect(await change(samira, { do: 'resume' })).toMatchObject({ body: { code: 'guidance-closed' } })
    expect(opened(await begin(samira, maria)).messages).toEqual([])
  })

  test('by a last letter: it can be answered for two weeks, then the guidance ends and the plan stays', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await share(samira, { kind: 'recovery-plan', lines: ['Gå hem klockan fyra'] })
    await share(samira, worksheet)
    expect(opened(await change(samira, { do: 'ask-for-letter' })).owed?.dueOn).toBe('2026-03-04')
    expect(await listed(maria)).toMatchObject([{ letterAsked: true, owed: { dueOn: '2026-03-04' } }])
    await answer(maria, samira.guidanceId, { text: 'Du har kommit långt.', letter: true })
    expect(await mine(samira)).toMatchObject({
      letterAsked: false,
      endsOn: '2026-03-16',
      ending: 'letter',
      messages: [{ letter: true }],
    })
    expect((await write(samira, 'Tack!')).status).toBe(201)
    await answer(maria, samira.guidanceId, { text: 'Lycka till!' })
    await later(14)
    expect((await mine(samira)).state).toBe('active')
    await later(1)
    expect(await mine(samira)).toMatchObject({
      state: 'ended',
      ending: 'letter',
      shares: [{ content: { kind: 'recovery-plan', lines: ['Gå hem klockan fyra'] } }],
    })
    await later(181)
    await server.deps.queue.enqueueNow('forget-expired', {})
    await server.runJobs()
    expect(
      await asSuperuser(server.database, 'select from guidance where person_id = $1', [samira.id]),
    ).toEqual([])
  })

  test('with a letter that is late: staff get the number, and after a pause it is promised anew', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await change(samira, { do: 'ask-for-letter' })
    await later(2)
    await server.runJobs()
    expect(server.mail.receivedBy(server.deps.config.brand.supportEmail)).toEqual([])
    await later(1)
    await server.runJobs()
    expect(server.mail.receivedBy(server.deps.config.brand.supportEmail)).toHaveLength(1)
    const staff = await signedIn(server, { staff: true })
    expect((await staff.call('readGuidanceFigures')).body).toMatchObject({ late: 'few' })
    await change(samira, { do: 'pause' })
    await later(7)
    await change(samira, { do: 'resume' })
    expect((await mine(samira)).owed).toEqual({ dueOn: '2026-03-16', isLate: false })
    expect(await listed(maria)).toMatchObject([{ letterAsked: true, owed: { dueOn: '2026-03-16' } }])
    await answer(maria, samira.guidanceId, { text: 'Du har kommit långt.', letter: true })
    expect((await mine(samira)).owed).toBeNull()
  })

  test('thirty days after leaving the organisation; who comes back goes on, who had no employer does too', async () => {
    const [here, maria] = [await makeOrganisation(server), await guide()]
    const [samira, anna] = [await participant(maria, here), await participant(maria, here)]
    const alone = await participant(maria)
    for (const { id } of [samira, anna])
      await asPerson(server.deps.pools.app, { personId: id }, (tx) =>
        leaveOrganisation(tx, here.organisationId, server.time.now),
      )
    await later(1)
    expect(await mine(samira)).toMatchObject({
      endsOn: '2026-04-01',
      ending: 'left-organisation',
      state: 'active',
    })
    await asSuperuser(server.database, 'update member set left_at = null where person_id = $1', [anna.id])
    await later(1)
    expect(await mine(anna)).toMatchObject({ endsOn: null, ending: null })
    await later(28)
    expect((await mine(samira)).state).toBe('active')
    await later(1)
    expect((await mine(samira)).state).toBe('ended')
    expect((await mine(anna)).state).toBe('active')
    expect((await mine(alone)).state).toBe('active')
  })
})

test('a phone number is seen by the guide beside the thread, sealed, and removed by one press or the end', async () => {
  const maria = await guide()
  const samira = await participant(maria)
  const phone = '070-123 45 67'
  expect(await change(samira, { do: 'phone', phone: 'ring mig' })).toMatchObject({ status: 400 })
  expect(opened(await change(samira, { do: 'phone', phone })).phone).toBe(phone)
  expect((await thread(maria, samira.guidanceId)).phone).toBe(phone)
  await change(samira, { do: 'pause' })
  expect((await thread(maria, samira.guidanceId)).phone).toBeNull()
  await change(samira, { do: 'resume' })
  expect(opened(await change(samira, { do: 'phone', phone: null })).phone).toBeNull()
  await change(samira, { do: 'phone', phone })
  expect(opened(await change(samira, { do: 'end' })).phone).toBeNull()
})

test('a phone number is gone too when a guidance ends by itself', async () => {
  const maria = await guide()
  const samira = await participant(maria)
  await change(samira, { do: 'phone', phone: '070-123 45 67' })
  await answer(maria, samira.guidanceId, { text: 'Du har kommit långt.', letter: true })
  await later(15)
  expect(await mine(samira)).toMatchObject({ state: 'ended', phone: null })
})
