import { describe, expect, test } from 'vitest'
import type { GuidanceList } from '#contract/guidance/guidance.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import {
  answer,
  change,
  guidanceDesk,
  guideChange,
  listed,
  mine,
  type Somebody,
  share,
  thread,
  write,
} from '#test/guidance/guidance-desk.ts'
import { appointGuide, dismissGuide } from './appoint-guide.ts'

const { server, guide, person, participant, begin, later } = await guidanceDesk()

const absent = ({ browser }: Somebody, awayUntil: string | null, standIn: Somebody | null) =>
  browser.call('writeAbsence', { body: { awayUntil, standInId: standIn?.id ?? null } })

describe('a colleague', () => {
  test('takes over when the participant has accepted, and not before', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const samira = await participant(maria)
    await write(samira, 'Hej')
    const offer = { do: 'offer', guideId: olle.id } as const
    expect((await guideChange(maria, samira.guidanceId, offer)).status).toBe(200)
    expect(await listed(olle)).toEqual([])
    expect((await mine(samira)).offered).toMatchObject({ name: 'Olle Ek' })
    await change(samira, { do: 'answer-offer', accept: false })
    expect((await mine(samira)).offered).toBeNull()
    await guideChange(maria, samira.guidanceId, offer)
    await change(samira, { do: 'answer-offer', accept: true })
    expect((await mine(samira)).guide).toMatchObject({ name: 'Olle Ek' })
    expect(await listed(maria)).toEqual([])
    expect((await thread(olle, samira.guidanceId)).messages).toHaveLength(1)
  })

  test('who takes over has the whole promised time: nothing is late from the first second', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const samira = await participant(maria)
    await write(samira, 'Hej')
    await change(samira, { do: 'ask-for-letter' })
    await later(7)
    expect((await mine(samira)).owed?.isLate).toBe(true)
    await change(samira, { do: 'choose', guideId: olle.id })
    for (const { owed } of [await mine(samira), await thread(olle, samira.guidanceId)])
      expect(owed).toEqual({ dueOn: '2026-03-11', isLate: false })
  })

  test('with no room is not offered, and cannot be by id: the participant would never see it', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek', caseload: 1 })]
    const { guidanceId } = await participant(maria)
    const takers = async () => (await thread(maria, guidanceId)).colleagues.map(({ id }) => id)
    expect(await takers()).toContain(olle.id)
    await participant(olle)
    expect(await takers()).not.toContain(olle.id)
    expect(await guideChange(maria, guidanceId, { do: 'offer', guideId: olle.id })).toMatchObject({
      body: { code: 'guide-unavailable' },
    })
    const { colleagues } = (await maria.browser.call('listGuidances')).body as GuidanceList
    expect(colleagues.map(({ id }) => id)).toContain(olle.id)
  })

  test('stands in during an absence, answers under their own name, and is out again when it is over', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const samira = await participant(maria)
    await write(samira, 'Hej')
    await absent(maria, '2026-03-06', olle)
    expect(await mine(samira)).toMatchObject({ awayUntil: '2026-03-06', standIn: { name: 'Olle Ek' } })
    expect(await listed(olle)).toMatchObject([{ isMine: false }])
    await answer(olle, samira.guidanceId, { text: 'Jag läser medan Maria är borta.' })
    expect((await mine(samira)).messages.at(-1)?.guideName).toBe('Olle Ek')
    // A stand-in can offer it neither to themselves nor to a colleague with room: only its own guide can.
    const eva = await guide({ name: 'Eva Ek' })
    for (const guideId of [olle.id, eva.id])
      expect(await guideChange(olle, samira.guidanceId, { do: 'offer', guideId })).toMatchObject({
        body: { code: 'guide-unavailable' },
      })
    expect(await begin(await person(), maria)).toMatchObject({ body: { code: 'guide-unavailable' } })
    await later(4)
    expect(await listed(olle)).toHaveLength(1)
    await later(1)
    expect(await listed(olle)).toEqual([])
    expect((await mine(samira)).awayUntil).toBeNull()
    expect(await listed(maria)).toHaveLength(1)
  })

  test('is said to stand in only where they can read: not at the participant’s employer, nor as the participant', async () => {
    const here = await makeOrganisation(server)
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const [samira, alone] = [await participant(maria, here), await participant(maria)]
    await makeMember(server, { in: here, email: olle.email })
    await asSuperuser(server.database, 'update member set person_id = $1 where email = $2', [
      olle.id,
      olle.email,
    ])
    await begin(olle, maria)
    await absent(maria, '2026-03-06', olle)
    expect(await mine(alone)).toMatchObject({ standIn: { name: 'Olle Ek' } })
    for (const who of [samira, olle])
      expect(await mine(who)).toMatchObject({ guide: { name: 'Maria Ek' }, standIn: null })
  })

  test('who is away is nobody’s stand-in', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const kim = await guide({ name: 'Kim Ek' })
    await absent(olle, '2026-03-20', kim)
    expect(await absent(maria, '2026-03-20', olle)).toMatchObject({ body: { code: 'guide-unavailable' } })
    const { colleagues } = (await maria.browser.call('listGuidances')).body as GuidanceList
    expect(colleagues.map(({ id }) => id)).not.toContain(olle.id)
  })

  test('who goes away while standing in passes that on too: somebody who is there answers', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const kim = await guide({ name: 'Kim Ek' })
    const samira = await participant(maria)
    await write(samira, 'Hej')
    await absent(maria, '2026-03-20', olle)
    await absent(olle, '2026-03-13', kim)
    expect(await listed(olle)).toEqual([])
    expect(await mine(samira)).toMatchObject({ guide: { name: 'Maria Ek' }, standIn: { name: 'Kim Ek' } })
    expect((await answer(kim, samira.guidanceId, { text: 'Jag läser medan båda är borta.' })).status).toBe(
      201,
    )
    await absent(olle, null, null)
    expect(await listed(kim)).toHaveLength(1)
  })
})

describe('a guide who is away', () => {
  test('names somebody who answers meanwhile, and is away for sixty days at most', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    expect(await absent(maria, '2026-03-06', null)).toMatchObject({ body: { code: 'guide-unavailable' } })
    expect(await absent(maria, '2026-05-02', olle)).toMatchObject({ body: { code: 'invalid-input' } })
    expect((await absent(maria, '2026-05-01', olle)).status).toBe(200)
    expect((await absent(maria, null, null)).status).toBe(200)
  })
})

describe('a guide who goes', () => {
  test('to the participant’s employer is gone for them: nothing can be written that nobody reads', async () => {
    const here = await makeOrganisation(server)
    const maria = await guide()
    const samira = await participant(maria, here)
    expect((await write(samira, 'Hej')).status).toBe(201)
    await makeMember(server, { in: here, email: maria.email })
    await asSuperuser(server.database, 'update member set person_id = $1 where email = $2', [
      maria.id,
      maria.email,
    ])
    expect((await mine(samira)).guide).toBeNull()
    const body = { text: 'Läser någon?', guidanceId: samira.guidanceId, guideId: maria.id }
    expect(await samira.browser.call('writeToGuide', { body })).toMatchObject({
      body: { code: 'guidance-closed' },
    })
    expect((await mine(samira)).messages).toHaveLength(1)
  })

  test('is refused while threads are open; left open, each participant chooses and nobody reads meanwhile', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const samira = await participant(maria)
    await share(samira, { kind: 'recovery-plan', lines: ['Vila'] })
    await absent(maria, '2026-03-06', olle)
    const { email } = maria
    expect(await dismissGuide(server.deps, { email, leaveOpen: false })).toBe(1)
    expect(await listed(maria)).toHaveLength(1)
    expect(await dismissGuide(server.deps, { email, leaveOpen: true })).toBe(1)
    expect((await maria.browser.call('listGuidances')).status).toBe(403)
    expect(await listed(olle)).toEqual([])
    expect(await mine(samira)).toMatchObject({ guide: null, offered: null, state: 'active' })
    await change(samira, { do: 'choose', guideId: olle.id })
    expect((await thread(olle, samira.guidanceId)).shares).toHaveLength(1)
    expect(await dismissGuide(server.deps, { email, leaveOpen: false })).toBeNull()
  })

  test('is refused while standing in for a colleague who is away, until somebody else does', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const kim = await guide({ name: 'Kim Ek' })
    const samira = await participant(maria)
    await write(samira, 'Hej')
    await absent(maria, '2026-03-20', olle)
    const dismissed = () => dismissGuide(server.deps, { email: olle.email, leaveOpen: false })
    expect(await dismissed()).toBe(1)
    expect(await mine(samira)).toMatchObject({ standIn: { name: 'Olle Ek' } })
    await absent(olle, '2026-03-13', kim)
    expect(await dismissed()).toBe(0)
    expect(await mine(samira)).toMatchObject({ guide: { name: 'Maria Ek' }, standIn: { name: 'Kim Ek' } })
    expect(await dismissGuide(server.deps, { email: kim.email, leaveOpen: true })).toBe(0)
    expect(await mine(samira)).toMatchObject({ guide: { name: 'Maria Ek' }, standIn: null })
  })

  test('and comes back sees nothing of those who had this guide before they have chosen again', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    const { email } = maria
    await dismissGuide(server.deps, { email, leaveOpen: true })
    const again = { email, name: 'Maria Ek', licenceNumber: '123456', caseload: 60 }
    expect(await appointGuide(server.deps, again)).toBe(true)
    expect(await listed(maria)).toEqual([])
    expect((await mine(samira)).guide).toBeNull()
    await change(samira, { do: 'choose', guideId: maria.id })
    expect(await listed(maria)).toHaveLength(1)
  })

  test('while away takes the stand-in along: nobody reads for somebody who is gone', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const samira = await participant(maria)
    await absent(maria, '2026-03-06', olle)
    expect(await listed(olle)).toHaveLength(1)
    await asSuperuser(server.database, 'delete from staff where person_id = $1', [maria.id])
    expect(await listed(olle)).toEqual([])
    expect((await mine(samira)).guide).toBeNull()
  })

  test('and erases the account: what was written stays with the participant', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await answer(maria, samira.guidanceId, { text: 'Hej' })
    expect((await maria.browser.call('eraseMe')).status).toBe(204)
    expect(await mine(samira)).toMatchObject({
      guide: null,
      messages: [{ guideName: 'Maria Ek', text: 'Hej' }],
    })
  })

  test('is appointed among staff alone', async () => {
    const { email } = await person()
    const wanted = { email, name: 'Bo Ek', licenceNumber: '654321', caseload: 20 }
    expect(await appointGuide(server.deps, wanted)).toBe(false)
    await signedIn(server, { email, staff: true })
    expect(await appointGuide(server.deps, wanted)).toBe(true)
    expect((await (await signedIn(server, { email })).call('listGuidances')).status).toBe(200)
  })
})
