import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MailChoices } from '#contract/self/mail-choice.ts'
import type { StoredDocument } from '#contract/self/own-document.ts'
import { noPlan } from '#core/plan/plan.ts'
import { enqueueDueMail } from '#server/self/mail/send-due-mail-job.ts'
import { addPrivateAddress, withPrivateAddress } from '#test/app/add-private-address.ts'
import type { Browser } from '#test/app/browser.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { organiseAndOpen } from '#test/organisation/open-round.ts'

const server = await testApp()

const at = (moment: string) => {
  server.time.now = new Date(moment)
}
beforeEach(async () => {
  await asSuperuser(server.database, 'delete from due_mail')
  at('2026-11-20T08:00:00Z')
})

async function twoAddresses() {
  const { email: work } = await makeMember(server)
  return { work, own: `${randomUUID().slice(0, 8)}@example.org` }
}

/** Asks for an e-mail ten minutes before a lunch on Monday 23 November. */
async function plan(browser: Browser): Promise<void> {
  const { version } = (await browser.call('readMyPlan')).body as StoredDocument
  const mail = { on: true, at: '2026-11-20T08:00:00Z' }
  const document = { ...noPlan, mail, entries: [sampleEntry({ id: randomUUID() })] }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await browser.call('writeMyPlan', { body: { version, document }, headers })).status).toBe(200)
}

async function remind(): Promise<void> {
  at('2026-11-23T10:50:00Z')
  await enqueueDueMail(server.deps)
  await server.runJobs()
}

const reminders = (email: string) =>
  server.mail.receivedBy(email).filter(({ subject }) => subject === 'Påminnelse från Andrum').length

const refusedBy = async (browser: Browser) =>
  ((await browser.call('listMyMail')).body as MailChoices).kinds
    .filter(({ refused }) => refused)
    .map(({ kind }) => kind)

const switchOff = (browser: Browser, ...refused: string[]) =>
  browser.call('chooseMyMail', { body: { refused } })

describe('somebody with a private address', () => {
  it('is reminded of their plan there, and nothing of it comes to the work address', async () => {
    const { work, own } = await twoAddresses()
    const browser = await signInByMail(server, work)
    await plan(browser)
    await addPrivateAddress(server, browser, own)
    await remind()
    expect([reminders(own), reminders(work)]).toEqual([1, 0])
  })

  it('is still invited at the work address, which is the one on the employer’s list', async () => {
    const { round, database } = { round: await organiseAndOpen(server), database: server.database }
    const [member] = await asSuperuser<{ email: string }>(
      database,
      'select email from member where organisation_id = $1 and person_id is null order by email limit 1',
      [round.organisationId],
    )
    const own = `${randomUUID().slice(0, 8)}@example.org`
    await withPrivateAddress(server, member?.email ?? '', own)
    await server.runJobs()
    const invited = (to: string) =>
      server.mail.receivedBy(to).filter(({ subject }) => subject === 'Mätning på din arbetsplats').length
    expect([invited(member?.email ?? ''), invited(own)]).toEqual([1, 0])
  })

  it('gets none of what was switched off before the address was added', async () => {
    const { work, own } = await twoAddresses()
    const browser = await signInByMail(server, work)
    await plan(browser)
    await switchOff(browser, 'plan-reminder')
    await addPrivateAddress(server, browser, own)
    expect(await refusedBy(browser)).toEqual(['plan-reminder'])
    await remind()
    expect([reminders(own), reminders(work)]).toEqual([0, 0])
  })

  it('switches mail off where it goes: reminders at the private address, invitations at the work address', async () => {
    const { work, own } = await twoAddresses()
    const browser = await withPrivateAddress(server, work, own)
    await plan(browser)
    await switchOff(browser, 'plan-reminder', 'round-invitation')
    expect(await refusedBy(browser)).toEqual(['plan-reminder', 'round-invitation'])
    // A session of the work address neither shows nor changes any of it.
    const employer = await signInByMail(server, work)
    expect((await employer.call('listMyMail')).status).toBe(403)
    expect((await switchOff(employer)).status).toBe(403)
    expect(await refusedBy(browser)).toEqual(['plan-reminder', 'round-invitation'])
    await remind()
    expect(reminders(own)).toBe(0)
  })

  it('switches off what their work asks of them at the work address: reminders of measures too', async () => {
    const { work, own } = await twoAddresses()
    const browser = await withPrivateAddress(server, work, own)
    await switchOff(browser, 'measure-reminder', 'round-invitation')
    const offAt = async (email: string) =>
      (
        await asSuperuser<{ kind: string }>(
          server.database,
          'select kind from mail_refusal where address_hash = $1 order by kind',
          [server.deps.keys.mailAddressHash(email)],
        )
      ).map(({ kind }) => kind)
    expect([await offAt(work), await offAt(own)]).toEqual([['measure-reminder', 'round-invitation'], []])
  })

  it('who takes it away has what was switched off at the work address still switched off', async () => {
    const { work, own } = await twoAddresses()
    const browser = await withPrivateAddress(server, work, own)
    await switchOff(browser, 'plan-reminder', 'measure-reminder', 'round-invitation')
    expect((await browser.call('leavePrivateAddress')).status).toBe(204)
    const again = await signInByMail(server, work)
    expect(await refusedBy(again)).toEqual(['plan-reminder', 'measure-reminder', 'round-invitation'])
  })

  it('who takes it away is reminded at the work address again, but not of what was switched off', async () => {
    const [quiet, loud] = [await twoAddresses(), await twoAddresses()]
    for (const { work, own } of [quiet, loud]) {
      const browser = await withPrivateAddress(server, work, own)
      await plan(browser)
      if (work === quiet.work) await switchOff(browser, 'plan-reminder')
      expect((await browser.call('leavePrivateAddress')).status).toBe(204)
    }
    await remind()
    expect([reminders(loud.work), reminders(loud.own)]).toEqual([1, 0])
    expect([reminders(quiet.work), reminders(quiet.own)]).toEqual([0, 0])
  })

  it('leaves nothing of what was switched off, at either address, when the account is erased', async () => {
    const { work, own } = await twoAddresses()
    const browser = await withPrivateAddress(server, work, own)
    await switchOff(browser, 'plan-reminder', 'round-invitation')
    expect((await browser.call('eraseMe')).status).toBe(204)
    const hashes = [work, own].map((email) => server.deps.keys.mailAddressHash(email))
    expect(
      await asSuperuser(server.database, 'select 1 from mail_refusal where address_hash = any($1)', [hashes]),
    ).toEqual([])
  })
})
