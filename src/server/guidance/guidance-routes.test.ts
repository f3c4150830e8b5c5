import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dismissStaff } from '#server/bookings/staff/dismiss-staff.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import {
  answer,
  change,
  guidanceDesk,
  guideChange,
  keyed,
  listed,
  mine,
  of,
  privateAddress,
  thread,
  write,
} from '#test/guidance/guidance-desk.ts'
import { dismissGuide } from './appoint-guide.ts'
import { sendGuidanceMail } from './send-guidance-mail-job.ts'

const { server, guide, participant, later } = await guidanceDesk()

describe('nobody else', () => {
  test('finds a guidance: another guide is answered the same as about one that does not exist', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const samira = await participant(maria)
    const message = (await write(samira, 'Hej')).body
    expect(message).toBeDefined()
    const unknown = randomUUID()
    for (const [endpoint, body] of [
      ['readGuidance', undefined],
      ['answerGuidance', { text: 'Hej', seen: null }],
      ['changeGuidance', { do: 'read' }],
    ] as const) {
      const tried = await Promise.all(
        [samira.guidanceId, unknown].map((id) => olle.browser.call(endpoint, { ...of(id), body })),
      )
      expect(tried.map(({ status, text }) => ({ status, text }))).toEqual([
        { status: 404, text: tried[0]?.text },
        { status: 404, text: tried[0]?.text },
      ])
    }
    expect(await listed(olle)).toEqual([])
  })

  test('gets in: staff who are no guides, HR, an owner and the participant’s manager are not allowed', async () => {
    const here = await makeOrganisation(server)
    const maria = await guide()
    const samira = await participant(maria, here)
    const others = [await signedIn(server, { staff: true })]
    for (const role of ['hr', 'owner', 'manager', 'safety_representative'] as const) {
      const { email } = await makeMember(server, { in: here, roles: [role] })
      others.push(await signedIn(server, { email }))
    }
    for (const browser of others) {
      expect((await browser.call('listGuidances')).status).toBe(403)
      expect((await browser.call('readGuidance', of(samira.guidanceId))).status).toBe(403)
    }
  })

  test('not even a guide by mailed code alone, nor one who is guide and staff no longer', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    const halfway = await signedIn(server, { email: maria.email, mailedCodeAlone: true })
    expect(await halfway.call('listGuidances')).toMatchObject({ body: { code: 'second-factor-required' } })
    const dismissed = () => dismissStaff(server.deps, { email: maria.email, callOff: false })
    expect(await dismissed()).toEqual({ held: 0, guided: 1 })
    expect((await thread(maria, samira.guidanceId)).name).toBe('Samira')
    await dismissGuide(server.deps, { email: maria.email, leaveOpen: true })
    expect(await dismissed()).toEqual({ held: 0, guided: 0 })
    expect((await maria.browser.call('readGuidance', of(samira.guidanceId))).status).toBe(403)
    expect((await mine(samira)).guide).toBeNull()
  })

  test('a guide who comes to the participant’s employer loses sight of them at once', async () => {
    const [here, maria] = [await makeOrganisation(server), await guide()]
    const samira = await participant(maria, here)
    await asSuperuser(
      server.database,
      'insert into member (organisation_id, id, email, unit_id, person_id) values ($1, $2, $3, $4, $5)',
      [here.organisationId, randomUUID(), maria.email, here.unitId, maria.id],
    )
    expect(await listed(maria)).toEqual([])
    expect((await maria.browser.call('readGuidance', of(samira.guidanceId))).status).toBe(404)
  })
})

describe('an answer', () => {
  test('is refused when another has come since; both can be read and the second is sent after all', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await write(samira, 'Hej')
    const seen = (await thread(maria, samira.guidanceId)).messages.at(-1)?.id
    const [one, other] = await Promise.all(
      ['Första svaret', 'Andra svaret'].map((text) =>
        maria.browser.call('answerGuidance', { ...of(samira.guidanceId), body: { text, seen }, ...keyed() }),
      ),
    )
    expect([one?.status, other?.status].sort()).toEqual([201, 409])
    expect([one?.body, other?.body]).toContainEqual(expect.objectContaining({ code: 'answered-meanwhile' }))
    expect((await thread(maria, samira.guidanceId)).messages).toHaveLength(2)
    expect((await answer(maria, samira.guidanceId, { text: 'Och en sak till' })).status).toBe(201)
  })

  test('sent again is one answer and one mail', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await write(samira, 'Hej')
    const body = { text: 'Hej!', seen: (await thread(maria, samira.guidanceId)).messages.at(-1)?.id }
    const key = randomUUID()
    for (const _ of [1, 2])
      expect(
        (await maria.browser.call('answerGuidance', { ...of(samira.guidanceId), body, ...keyed(key) }))
          .status,
      ).toBe(201)
    await server.runJobs()
    expect((await mine(samira)).messages).toHaveLength(2)
    expect(server.mail.receivedBy(samira.email)).toHaveLength(1)
  })

  test('leaves what its writer has not seen waiting', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await write(samira, 'Hej')
    const seen = (await thread(maria, samira.guidanceId)).messages.at(-1)?.id
    server.time.now = new Date(server.time.now.getTime() + 60_000)
    await write(samira, 'En sak till')
    await maria.browser.call('answerGuidance', { ...of(samira.guidanceId), body: { text: 'Hej!', seen } })
    expect(await listed(maria)).toMatchObject([{ owed: { dueOn: '2026-03-04' }, unread: 1 }])
  })

  test('proposes lines to the plan', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await answer(maria, samira.guidanceId, {
      text: 'Två förslag.',
      proposal: ['Gå hem i tid', 'Paus klockan tio'],
    })
    expect((await mine(samira)).messages[0]?.proposal).toEqual(['Gå hem i tid', 'Paus klockan tio'])
  })

  test('that is late says so in both lists and to staff, once a day and of nobody by name', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await write(samira, 'Hej')
    await later(2)
    expect((await mine(samira)).owed).toMatchObject({ isLate: false })
    await later(1)
    expect((await mine(samira)).owed).toEqual({ dueOn: '2026-03-04', isLate: true })
    expect(await listed(maria)).toMatchObject([{ owed: { isLate: true } }])
    await later(0)
    await server.runJobs()
    const mails = server.mail.receivedBy(server.deps.config.brand.supportEmail)
    const late = mails.filter(({ subject }) => subject?.includes('försenade'))
    expect(late).toHaveLength(1)
    for (const told of ['Samira', 'Maria', samira.email]) expect(late[0]?.text).not.toContain(told)
  })

  test('is mailed to no address of an employer: to the private one, or to none', async () => {
    const maria = await guide()
    const [samira, anna] = [
      await participant(maria, await makeOrganisation(server)),
      await participant(maria),
    ]
    await answer(maria, samira.guidanceId, { text: 'Hej' })
    await answer(maria, anna.guidanceId, { text: 'Hej' })
    await server.runJobs()
    expect(server.mail.receivedBy(samira.email)).toEqual([])
    expect(server.mail.receivedBy(anna.email)).toHaveLength(1)
    const own = await privateAddress(server, samira)
    await answer(maria, samira.guidanceId, { text: 'En sak till' })
    await server.runJobs()
    expect(server.mail.receivedBy(samira.email)).toEqual([])
    expect(server.mail.receivedBy(own)).toHaveLength(1)
    // The employer has the mailbox of somebody who has left.
    await asSuperuser(server.database, 'delete from identity.private_address where person_id = $1', [
      samira.id,
    ])
    await asSuperuser(server.database, 'update member set left_at = now() where person_id = $1', [samira.id])
    await answer(maria, samira.guidanceId, { text: 'Och en till' })
    await server.runJobs()
    expect(server.mail.receivedBy(samira.email)).toEqual([])
  })

  test('to somebody whose mail bounces is in the thread all the same', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    server.mail.refuseWith(550, samira.email)
    expect((await answer(maria, samira.guidanceId, { text: 'Hej' })).status).toBe(201)
    const [message] = (await mine(samira)).messages
    const sending = sendGuidanceMail(server.deps, { messageId: message?.id ?? '' })
    await expect(sending).rejects.toThrow('for good')
    server.mail.refuseWith(null)
    expect((await mine(samira)).messages).toHaveLength(1)
    await change(samira, { do: 'read' })
    await server.runJobs()
    expect(server.mail.receivedBy(samira.email)).toEqual([])
  })
})

describe('the list', () => {
  test('goes by promised time, then by who has said nothing for longest, and flags three silent weeks', async () => {
    const maria = await guide()
    const silent = await participant(maria)
    await later(20)
    const [first, second] = [await participant(maria), await participant(maria)]
    await write(first, 'Först')
    await later(1)
    await write(second, 'Sedan')
    const rows = await listed(maria)
    expect(rows.map(({ id }) => id)).toEqual([first.guidanceId, second.guidanceId, silent.guidanceId])
    expect(rows.map(({ flags }) => flags)).toEqual([[], [], ['no-sign']])
  })

  test('has notes that two windows do not write over, and minutes of each day', async () => {
    const maria = await guide()
    const { guidanceId } = await participant(maria)
    const note = (version: number, text: string) =>
      guideChange(maria, guidanceId, { do: 'note', version, text })
    expect(await note(0, 'Första')).toMatchObject({ body: { note: { version: 1, text: 'Första' } } })
    expect((await note(0, 'Första')).status).toBe(200)
    expect(await note(0, 'Andra')).toMatchObject({ status: 409, body: { code: 'newer-version' } })
    await guideChange(maria, guidanceId, { do: 'minutes', minutes: 10 })
    await guideChange(maria, guidanceId, { do: 'minutes', minutes: 15 })
    await later(1)
    await guideChange(maria, guidanceId, { do: 'minutes', minutes: 5 })
    expect((await thread(maria, guidanceId)).minutes).toEqual({ today: 5, total: 20 })
    expect(await listed(maria)).toMatchObject([{ minutes: 20 }])
  })
})
