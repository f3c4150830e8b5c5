import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sendSupportEscalation } from '#server/support/notices/send-support-escalation-job.ts'
import { sendSupportReminder } from '#server/support/notices/send-support-notice-job.ts'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { mine, params, received, sent, supportDesk, toHr, words } from '#test/support/support-desk.ts'

const { server, company, employee, at } = await supportDesk()
const mailsTo = server.mail.receivedBy
const { supportEmail } = server.deps.config.brand
const staff = await signedIn(server, { staff: true })

describe('when nobody answers', () => {
  it('the receiver is reminded in the morning of the last day, once', async () => {
    const here = await company()
    const anna = await employee(here)
    const { id } = await sent(anna.browser, toHr(here))
    await server.runJobs()
    await at('2026-03-04T06:59:00Z')
    expect(mailsTo(here.hrEmail)).toHaveLength(1)
    await at('2026-03-04T07:00:00Z')
    await at('2026-03-04T12:00:00Z')
    await sendSupportReminder(server.deps, { requestId: id })
    const mails = mailsTo(here.hrEmail)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.subject).toBe('Påminnelse: en förfrågan väntar på dig')
    expect(mailsTo(anna.email)).toEqual([])
  })

  it('staff are told the morning after, and so is the sender; nobody but the receiver learns who it is', async () => {
    const here = await company()
    const anna = await employee(here)
    const { id } = await sent(anna.browser, toHr(here))
    await at('2026-03-04T07:00:00Z')
    await at('2026-03-05T06:59:00Z')
    expect(mailsTo(supportEmail)).toEqual([])
    await at('2026-03-05T07:00:00Z')
    await at('2026-03-05T20:00:00Z')
    await sendSupportEscalation(server.deps, { requestId: id })
    const [late, ...more] = mailsTo(supportEmail)
    expect(more).toEqual([])
    expect(late?.text).toContain('HR på Färghandeln')
    for (const told of ['Anna', '070', 'lunch', anna.email]) expect(late?.text).not.toContain(told)
    const [told, ...again] = mailsTo(anna.email)
    expect(again).toEqual([])
    expect(told?.subject).toBe('Ett svar dröjer')
    expect(told?.text).toContain('1177')
    expect((await mine(anna.browser))[0]).toMatchObject({ state: 'sent', late: true })
    // The receiver can still answer, and the sender can ask another one meanwhile.
    await sent(anna.browser, { receiver: 'provider', ...words })
    expect((await here.hr.call('acknowledgeRequest', { params: { requestId: id } })).status).toBe(200)
    expect(await received(staff)).toHaveLength(1)
    for (const { id: open } of await received(staff))
      await staff.call('closeRequest', { params: { requestId: open } })
  })

  it('somebody with a private address is told there', async () => {
    const here = await company()
    const anna = await employee(here)
    await addPrivateAddress(server, anna.browser, 'anna.hemma@example.org')
    await sent(anna.browser, toHr(here))
    await at('2026-03-05T07:00:00Z')
    const told = (to: string) => mailsTo(to).filter(({ subject }) => subject === 'Ett svar dröjer').length
    expect([told('anna.hemma@example.org'), told(anna.email)]).toEqual([1, 0])
  })

  it('the provider, staff are reminded and then pressed', async () => {
    const person = await signedIn(server)
    await sent(person, { receiver: 'provider', ...words })
    await server.runJobs()
    await at('2026-03-04T07:00:00Z')
    await at('2026-03-05T07:00:00Z')
    expect(mailsTo(supportEmail).map(({ subject }) => subject)).toEqual([
      'En förfrågan väntar på dig',
      'Påminnelse: en förfrågan väntar på dig',
      'En förfrågan har inte besvarats i tid',
    ])
    const [waiting] = await received(staff)
    expect(waiting).toMatchObject({ organisation: null, ...words })
    await staff.call('closeRequest', { params: { requestId: waiting?.id ?? '' } })
  })

  it('one of HR whose address is dead keeps nothing from the others', async () => {
    const here = await company()
    // Sorts before all others.
    const dead = await makeMember(server, { in: here, email: `0-${randomUUID()}@exempel.se`, roles: ['hr'] })
    const anna = await employee(here)
    const { id } = await sent(anna.browser, toHr(here))
    server.mail.refuseWith(550, dead.email)
    await expect(server.runJobs()).rejects.toThrow('for good')
    expect(mailsTo(here.hrEmail)).toHaveLength(1)
    server.time.now = new Date('2026-03-04T07:00:00Z')
    await expect(sendSupportReminder(server.deps, { requestId: id })).rejects.toThrow('for good')
    expect(mailsTo(here.hrEmail)).toHaveLength(2)
    server.mail.refuseWith(null)
    await at('2026-03-04T14:00:00Z')
    expect(mailsTo(here.hrEmail)).toHaveLength(2)
  })

  it('staff are told that nobody answered also when the sender’s own address is dead', async () => {
    const here = await company()
    const anna = await employee(here)
    const { id } = await sent(anna.browser, toHr(here))
    await server.runJobs()
    await at('2026-03-04T07:00:00Z')
    server.mail.refuseWith(550, anna.email)
    server.time.now = new Date('2026-03-05T07:00:00Z')
    await expect(sendSupportEscalation(server.deps, { requestId: id })).rejects.toThrow('for good')
    server.mail.refuseWith(null)
    expect(mailsTo(supportEmail)).toHaveLength(1)
    expect((await mine(anna.browser))[0]).toMatchObject({ state: 'sent', late: true })
  })

  it('an acknowledged request is not reminded of', async () => {
    const here = await company()
    const anna = await employee(here)
    const request = await sent(anna.browser, toHr(here))
    await server.runJobs()
    await here.hr.call('acknowledgeRequest', params(request))
    await at('2026-03-04T08:00:00Z')
    await at('2026-03-06T08:00:00Z')
    expect(mailsTo(here.hrEmail)).toHaveLength(1)
    expect(mailsTo(anna.email)).toEqual([])
    const looked = [
      ...(await inLine(server, 'send-support-reminder')),
      ...(await inLine(server, 'send-support-escalation')),
    ]
    expect(looked.map(({ requestId }) => requestId)).not.toContain(request.id)
  })
})
