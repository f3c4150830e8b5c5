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

  const mailsAbout = (subject: RegExp) =>
    server.mail.received.filter((mail) => subject.test(mail.subject)).map(({ recipients }) => recipients[0])

  async function remindOn(day: string) {
    server.mail.received.length = 0
    server.time.now = new Date(`${day}T09:00:00Z`)
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

  test('goes a week before to the owner and HR, once, and again when the day is moved', async () => {
    const own = { title: 'Hemlig text', owner: { memberId: leader.memberId } }
    const days = { dueOn: '2031-03-10', followUpOn: '2031-05-10' }
    const made = await addMeasure(await addRisk('Butik'), { ...own, ...days })
    await remindOn('2031-03-02')
    expect(mailsAbout(/ska vara klar/)).toEqual([])
    await remindOn('2031-03-03')
    expect(mailsAbout(/ska vara klar 10 mars 2031/).toSorted()).toEqual([hr.email, leader.email].toSorted())
    const [mail] = server.mail.received
    expect(mail?.text).toContain('Butik')
    expect(mail?.text).toContain(`/atgarder?atgard=${made.id}`)
    expect(mail?.text).not.toContain('Hemlig text')
    expect(mail?.headers.get('list-unsubscribe')).toContain('unsubscribes')
    await remindOn('2031-03-04')
    expect(mailsAbout(/klar|följas upp/)).toEqual([])

    const moved = { ...own, dueOn: '2031-03-20', followUpOn: '2031-05-10' }
    await changeThen(made, moved)
    await remindOn('2031-03-14')
    expect(mailsAbout(/ska vara klar 20 mars 2031/)).toHaveLength(2)
    await changeThen({ ...made, version: 2 }, { ...moved, status: 'done' })
    await remindOn('2031-05-05')
    expect(mailsAbout(/ska följas upp 10 maj 2031/)).toHaveLength(2)
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
    await server.deps.queue.enqueueNow('send-measure-reminder', {
      organisationId,
      measureId: made.id,
      about: 'due',
      day: '2032-03-10',
    })
    await server.runJobs()
    expect(mailsAbout(/ska vara klar/)).toEqual([])

    await asSuperuser(server.database, 'insert into mail_refusal values ($1, $2, now())', [
      server.deps.keys.mailAddressHash(hr.email),
      'measure-reminder',
    ])
    await remindOn('2033-03-06')
    expect(refusing.status).toBe('planned')
    expect(mailsAbout(/ska vara klar 10 mars 2033/)).toEqual([leader.email])
  })
})
