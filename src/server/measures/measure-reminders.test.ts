import { afterEach, describe, expect, test } from 'vitest'
import type { MeasureView } from '#contract/measures/measures.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { measureDesk } from '#test/organisation/measure-desk.ts'

const { addMeasure, addRisk, change, hr, leader, organisationId, server } = await measureDesk()

describe('a reminder', { timeout: 60_000 }, () => {
  const started = server.time.now
  afterEach(() => {
    server.time.now = started
  })

  /** Who was reminded, of how many measures. */
  const reminded = () =>
    server.mail.received.map(({ recipients: [to], subject }) => [to, Number(/\d+/.exec(subject)?.[0])])

  async function remindOn(day: string, time = '09:00') {
    server.mail.received.length = 0
    server.time.now = new Date(`${day}T${time}:00Z`)
    for (const _ of [1, 2]) {
      await server.deps.queue.enqueueNow('remind-of-measures', {})
      await server.runJobs()
    }
  }

  /** HR signs in anew: by then every session has ended. */
  const changeThen = async (made: MeasureView, to: object) => {
    const answer = await change(await signedIn(server, hr), made, to)
    expect(answer.status).toBe(200)
  }

  test('goes in the morning a week before to the owner and HR, once, and again when the day is moved', async () => {
    const own = { title: 'Hemlig text', owner: { memberId: leader.memberId } }
    const days = { dueOn: '2031-03-10', followUpOn: '2031-05-10' }
    const made = await addMeasure(await addRisk('Butik'), { ...own, ...days })
    await remindOn('2031-03-02')
    expect(reminded()).toEqual([])
    await remindOn('2031-03-03', '05:50')
    expect(reminded()).toEqual([])
    await remindOn('2031-03-03', '06:10')
    expect(reminded().toSorted()).toEqual(
      [
        [hr.email, 1],
        [leader.email, 1],
      ].toSorted(),
    )
    const [mail] = server.mail.received
    expect(mail?.text).toContain('En åtgärd för Butik ska vara klar 10 mars 2031')
    expect(mail?.text).toContain(`/atgarder?atgard=${made.id}`)
    expect(mail?.text).not.toContain('Hemlig text')
    expect(mail?.headers.get('list-unsubscribe')).toContain('unsubscribes')
    await remindOn('2031-03-04')
    expect(reminded()).toEqual([])

    const moved = { ...own, dueOn: '2031-03-20', followUpOn: '2031-05-10' }
    await changeThen(made, moved)
    await remindOn('2031-03-14')
    expect(reminded()).toHaveLength(2)
    await changeThen({ ...made, version: 2 }, { ...moved, status: 'done' })
    await remindOn('2031-05-05')
    expect(reminded()).toHaveLength(2)
    expect(server.mail.received[0]?.text).toContain('En åtgärd för Butik ska följas upp 10 maj 2031')
  })

  test('is one e-mail a day, which lists to HR all of them and to an owner their own', async () => {
    server.time.now = new Date('2034-03-01T09:00:00Z')
    const by = await signedIn(server, hr)
    const riskId = await addRisk('Butik', {}, undefined, by)
    const add = (change: object) => addMeasure(riskId, change, undefined, by)
    await add({ dueOn: '2034-03-10', followUpOn: '2034-05-10' })
    const own = { owner: { memberId: leader.memberId }, dueOn: '2034-03-09', followUpOn: '2034-05-10' }
    await add(own)
    // No mail on a Sunday.
    await remindOn('2034-03-05')
    expect(reminded()).toEqual([])
    await remindOn('2034-03-06')
    expect(reminded().toSorted()).toEqual(
      [
        [hr.email, 2],
        [leader.email, 1],
      ].toSorted(),
    )
    await add(own)
    await remindOn('2034-03-06')
    expect(reminded()).toEqual([])
    await remindOn('2034-03-07')
    expect(reminded()).toHaveLength(2)
  })

  test('is not sent of what is dropped before the mail goes, nor to those who refuse', async () => {
    const days = { dueOn: '2032-03-10', followUpOn: '2032-05-10' }
    const made = await addMeasure(await addRisk('Butik'), days)
    const refusing = await addMeasure(await addRisk('Butik'), {
      dueOn: '2033-03-10',
      followUpOn: '2033-05-10',
      owner: { memberId: leader.memberId },
    })
    server.mail.received.length = 0
    server.time.now = new Date('2032-03-05T09:00:00Z')
    await changeThen(made, { ...days, status: 'dropped', dropReason: 'Behövs inte.' })
    await server.deps.queue.enqueueNow('send-measure-reminder', { organisationId, day: '2032-03-05' })
    await server.runJobs()
    expect(reminded()).toEqual([])

    await asSuperuser(server.database, 'insert into mail_refusal values ($1, $2, now())', [
      server.deps.keys.mailAddressHash(hr.email),
      'measure-reminder',
    ])
    await remindOn('2033-03-07')
    expect(refusing.status).toBe('planned')
    expect(reminded()).toEqual([[leader.email, 1]])
  })
})
