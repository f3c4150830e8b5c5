import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredDocument } from '#contract/self/own-document.ts'
import { withEnd, withMove, withState, withTimes } from '#core/plan/change-plan.ts'
import { noPlan, type Plan, type PlanEntry } from '#core/plan/plan.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { enqueueDueMail, sendDueMail } from './send-due-mail-job.ts'

const server = await testApp()
const { deps } = server

const at = (moment: string) => {
  server.time.now = new Date(moment)
}
beforeEach(async () => {
  await asSuperuser(server.database, 'delete from due_mail')
  at('2026-11-20T08:00:00Z')
  server.mail.received.length = 0
})

const subjects = (email: string) => server.mail.receivedBy(email).map(({ subject }) => subject)
const waiting = () =>
  asSuperuser<{ id: string }>(server.database, "select id from due_mail where kind = 'plan-reminder'")

/** Monday 23 November 2026 at 12.00, with a reminder at 11.50, which is 10:50 UTC. */
const lunch = (id: string): PlanEntry => sampleEntry({ id, first: '2026-11-23', time: '12:00', remind: true })
const remind = '2026-11-23T10:50:00Z'

const planOf = (...entries: PlanEntry[]): Plan => ({
  ...noPlan,
  mail: { on: true, at: '2026-11-20T08:00:00Z' },
  entries,
})

type Planner = { readonly email: string; readonly browser: Browser; keep(plan: Plan): Promise<number> }

async function somebody(): Promise<Planner> {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const browser = await signedIn(server, { email })
  const keep = async (plan: Plan) => {
    const { version } = (await browser.call('readMyPlan')).body as StoredDocument
    const answer = await browser.call('writeMyPlan', {
      body: { version, document: plan },
      headers: { 'idempotency-key': randomUUID() },
    })
    return answer.status
  }
  return { email, browser, keep }
}

/** Runs the timetable and its jobs at a moment. */
async function look(moment: string): Promise<void> {
  at(moment)
  await enqueueDueMail(deps)
  await server.runJobs()
}

describe('a reminder of the plan', () => {
  it('comes at its minute, not before, once, and says nothing of what it is about', async () => {
    const { email, keep } = await somebody()
    expect(await keep(planOf({ ...lunch(randomUUID()), action: 'own', title: 'Ring psykologen' }))).toBe(200)
    await look('2026-11-23T10:49:00Z')
    expect(subjects(email)).toEqual([])
    await look(remind)
    expect(subjects(email)).toEqual(['Påminnelse från Andrum'])
    const [mail] = server.mail.received
    expect(mail?.text).toContain('Du har bett om en påminnelse måndag 23 november klockan 11.50.')
    expect(mail?.text).toContain('http://localhost:3000/personal-action-plan')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/psykolog|stress/i)
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const minute of ['10:51', '10:52', '11:50']) await look(`2026-11-23T${minute}:00Z`)
    expect(subjects(email)).toHaveLength(1)
  })

  it('follows when the action gets another time: one e-mail at the new minute, none at the old', async () => {
    const { email, keep } = await somebody()
    const id = randomUUID()
    const plan = planOf(lunch(id))
    await keep(plan)
    const times = { first: '2026-11-24', time: '08:00', minutes: 15, weekly: null, remind: true } as const
    expect(await keep(withTimes(plan, id, times, deps.clock()))).toBe(200)
    await look(remind)
    expect(subjects(email)).toEqual([])
    await look('2026-11-24T06:50:00Z')
    await look('2026-11-24T06:51:00Z')
    expect(subjects(email)).toEqual(['Påminnelse från Andrum'])
  })

  it('is one e-mail though its job runs twice, and though two workers have it at the same moment', async () => {
    const { email, keep } = await somebody()
    await keep(planOf(lunch(randomUUID())))
    at(remind)
    await enqueueDueMail(deps)
    await enqueueDueMail(deps)
    const jobs = await inLine(server, 'send-due-mail')
    const own = (await waiting()).map(({ id }) => id)
    expect(jobs.filter(({ dueMailId }) => own.includes(dueMailId))).toHaveLength(1)
    const [dueMailId = ''] = own
    await Promise.allSettled([sendDueMail(deps, { dueMailId }), sendDueMail(deps, { dueMailId })])
    await sendDueMail(deps, { dueMailId })
    await server.runJobs()
    expect(subjects(email)).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('is sent again by the next try when the mail server was unreachable, and once', async () => {
    const { email, keep } = await somebody()
    await keep(planOf(lunch(randomUUID())))
    at(remind)
    server.mail.refuseWith(421)
    await enqueueDueMail(deps)
    await expect(server.runJobs()).rejects.toThrow('refused or was away')
    server.mail.refuseWith(null)
    await server.runJobs()
    expect(subjects(email)).toHaveLength(1)
  })

  it('is given up when the address refuses it permanently', async () => {
    const { email, keep } = await somebody()
    await keep(planOf(lunch(randomUUID())))
    at(remind)
    server.mail.refuseWith(550)
    const [due] = await waiting()
    await expect(sendDueMail(deps, { dueMailId: due?.id ?? '' })).rejects.toThrow('for good')
    server.mail.refuseWith(null)
    await look('2026-11-23T10:51:00Z')
    expect(subjects(email)).toEqual([])
  })

  it('of this morning still comes when all was down for eleven hours, and after twelve it is dropped', async () => {
    const [late, tooLate] = [await somebody(), await somebody()]
    await late.keep(planOf(lunch(randomUUID())))
    await look('2026-11-23T21:50:00Z')
    expect(subjects(late.email)).toHaveLength(1)
    at('2026-11-20T08:00:00Z')
    await tooLate.keep(planOf(lunch(randomUUID())))
    await look('2026-11-23T22:51:00Z')
    expect(subjects(tooLate.email)).toEqual([])
    expect(server.log.at(-1)).toMatchObject({ level: 'warn', mails: 1 })
  })

  it('does not come to somebody who has switched such mail off', async () => {
    const { email, browser, keep } = await somebody()
    await keep(planOf(lunch(randomUUID())))
    await browser.call('chooseMyMail', { body: { refused: ['plan-reminder'] } })
    await look(remind)
    expect(subjects(email)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it.each([
    ['2026-10-25', '08:00', '2026-10-25T06:49:00Z', '2026-10-25T06:50:00Z'],
    ['2027-03-28', '08:00', '2027-03-28T05:49:00Z', '2027-03-28T05:50:00Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:19:00Z', '2027-03-28T01:20:00Z'],
  ] as const)(
    'on the day when clocks change, %s at %s, comes at the right moment',
    async (first, time, before, then) => {
      at('2026-10-01T08:00:00Z')
      const { email, keep } = await somebody()
      await keep(planOf({ ...lunch(randomUUID()), first, time }))
      await look(before)
      expect(subjects(email)).toEqual([])
      await look(then)
      expect(subjects(email)).toHaveLength(1)
    },
  )
})

describe('a plan that changes', () => {
  const id = randomUUID()
  const plan = planOf(lunch(id))
  const now = new Date('2026-11-21T08:00:00Z')

  it.each([
    ['done', withState(plan, id, '2026-11-23', 'done', now)],
    ['skipped', withState(plan, id, '2026-11-23', 'skipped', now)],
    ['stopped', withEnd(plan, id, now)],
    ['without mail', { ...plan, mail: { on: false, at: '2026-11-21T08:00:00Z' } }],
  ])('%s: nothing comes', async (_, changed) => {
    const { email, keep } = await somebody()
    await keep(plan)
    expect(await keep(changed)).toBe(200)
    await look(remind)
    expect(subjects(email)).toEqual([])
  })

  it('moved: it comes at the new time and not at the old one', async () => {
    const { email, keep } = await somebody()
    await keep(plan)
    await keep(withMove(plan, id, '2026-11-23', { day: '2026-11-24', time: '09:00' }, now))
    await look(remind)
    expect(subjects(email)).toEqual([])
    await look('2026-11-24T07:50:00Z')
    expect(subjects(email)).toEqual(['Påminnelse från Andrum'])
  })

  it('written again in the minute of a reminder: it still comes, and once', async () => {
    const { email, keep } = await somebody()
    await keep(plan)
    at('2026-11-23T10:50:20Z')
    const more = planOf(lunch(id), { ...lunch(randomUUID()), first: '2026-12-01' })
    await keep(more)
    await look('2026-11-23T10:50:40Z')
    await keep(withState(more, id, '2026-11-23', 'open', server.time.now))
    await look('2026-11-23T10:51:40Z')
    expect(subjects(email)).toHaveLength(1)
  })

  it('with a week in it asks on Sunday evening how it was, in the language of the account', async () => {
    const { email, keep } = await somebody()
    await asSuperuser(server.database, "update identity.person set language = 'en' where email = $1", [email])
    await keep(planOf({ ...lunch(randomUUID()), remind: false }))
    await look('2026-11-29T16:59:00Z')
    expect(subjects(email)).toEqual([])
    await look('2026-11-29T17:00:00Z')
    expect(subjects(email)).toEqual(['Your week in Andrum'])
    expect(server.mail.received[0]?.text).toContain('/en/personal-action-plan')
  })

  it('goes with the account: no mail is left, and none is sent', async () => {
    const { email, browser, keep } = await somebody()
    await keep(plan)
    expect(await waiting()).not.toEqual([])
    at(remind)
    await enqueueDueMail(deps)
    expect((await browser.call('eraseMe')).status).toBe(204)
    expect(await waiting()).toEqual([])
    await server.runJobs()
    expect(subjects(email)).toEqual([])
  })
})
