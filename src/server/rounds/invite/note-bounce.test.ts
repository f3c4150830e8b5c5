import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { type Bounce, readBounce } from '#server/platform/mail/read-bounce.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { day, invitedTo, organiseAndOpen } from '#test/organisation/open-round.ts'
import { noteBounce } from './note-bounce.ts'
import { sendInvitation } from './send-invitation.ts'

const server = await testApp()
const { deps, database } = server
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
  server.mail.refuseWith(null)
})

type Reminder = 1 | 2 | undefined

/** An invited person with an address of their own, for whom a relay accepts every e-mail. */
async function invited(email: string) {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const [memberId = ''] = await invitedTo(database, roundId)
  await asSuperuser(database, 'update member set email = $2 where id = $1', [memberId, email])
  const mailId = (reminder?: Reminder) =>
    reminder === undefined
      ? deps.keys.mailId('invitation', roundId, memberId)
      : deps.keys.mailId(`round reminder ${reminder}`, roundId, memberId)
  const [row] = [{ organisationId, roundId, memberId }]
  return {
    ...row,
    mailId,
    send: (reminder?: Reminder) =>
      sendInvitation(deps, {
        ...row,
        ...(reminder === undefined ? {} : { mailing: { news: 'reminder', number: reminder } as const }),
      }),
    /** What the list and the safety representative's bands are read from. */
    stands: async () => {
      const [stands] = await asSuperuser<{ refusedOn: string | null; delivered: boolean }>(
        database,
        `select m.address_refused_on::text as "refusedOn", i.delivered from member m
         join invitation i on i.member_id = m.id and i.round_id = $2 where m.id = $1`,
        [memberId, roundId],
      )
      return stands
    },
  }
}

/** A bounce from the case folder, about an e-mail with this id to this address. */
async function bounceOf(name: string, id: string, to: string): Promise<Bounce | null> {
  const report = `Reporting-MTA: dns; mx.bolaget.example\n\nFinal-Recipient: utf-8; ${to}\nAction: failed\nStatus: 5.1.1 (Okänd mottagare)\nDiagnostic-Code: smtp; 550 5.1.1 Brevlådan finns inte\n`
  const text = readFileSync(`cases/bounces/${name}`, 'utf8')
    .replaceAll('{id}', id)
    .replaceAll('{to}', to)
    .replaceAll('{TO}', to.toUpperCase())
    .replace(
      '{report}',
      Buffer.from(report)
        .toString('base64')
        .replace(/(.{76})/g, '$1\n'),
    )
  return readBounce(Buffer.from(text))
}

async function readBounceOf(name: string, id: string, to: string) {
  const bounce = await bounceOf(name, id, to)
  return bounce && noteBounce(deps, bounce)
}

const dead = { refusedOn: '2026-03-02', delivered: false }
const fine = { refusedOn: null, delivered: true }

describe('an e-mail that comes back after the relay has taken it', () => {
  it.each([
    'postfix-headers-alone.eml',
    'postfix-domain-not-there.eml',
    'exchange-online-not-found.eml',
    'exchange-online-access-denied.eml',
    'gmail-not-found.eml',
    'ses-other-message-id.eml',
    'exim-code-that-says-nothing.eml',
    'utf-8-report.eml',
  ])('%s: the list marks the address, and the invitation is not delivered', async (name) => {
    const email = `${name}@bolaget.example`
    const { send, stands, mailId } = await invited(email)
    await send()
    expect(await stands()).toEqual(fine)
    expect(await readBounceOf(name, mailId(), email)).toBe('dead-address')
    expect(await stands()).toEqual(dead)
    // Read again, it notes nothing more.
    expect(await readBounceOf(name, mailId(), email)).toBe('nothing')
    expect(await stands()).toEqual(dead)
  })

  it.each(['exchange-online-taken-for-spam.eml', 'ses-expired.eml'])(
    '%s: the invitation is not delivered, and nothing is said of the address',
    async (name) => {
      const email = `${name}@bolaget.example`
      const { send, stands, mailId } = await invited(email)
      await send()
      expect(await readBounceOf(name, mailId(), email)).toBe('not-delivered')
      expect(await stands()).toEqual({ refusedOn: null, delivered: false })
    },
  )

  it.each(['postfix-delayed.eml', 'forwarded-elsewhere.eml', 'automatic-reply.eml'])(
    '%s: nothing is noted',
    async (name) => {
      const email = `${name}@bolaget.example`
      const { send, stands, mailId } = await invited(email)
      await send()
      expect(await readBounceOf(name, mailId(), email)).toBe('nothing')
      expect(await stands()).toEqual(fine)
    },
  )

  it('reply-of-a-person.eml is no report', async () => {
    expect(await bounceOf('reply-of-a-person.eml', '0'.repeat(32), 'asa@bolaget.example')).toBeNull()
  })
})

test('nobody can mark somebody else’s address: not with a guessed id, nor with that of an e-mail of their own', async () => {
  const somebody = await invited('nagon@bolaget.example')
  const forger = await invited('annan@bolaget.example')
  await somebody.send()
  await forger.send()
  for (const id of ['0'.repeat(32), forger.mailId(), somebody.mailId(1)])
    expect(await readBounceOf('gmail-not-found.eml', id, 'nagon@bolaget.example')).toBe('nothing')
  expect(await somebody.stands()).toEqual(fine)
  expect(await forger.stands()).toEqual(fine)
})

test('an invitation that arrived stays delivered when a reminder comes back, and one that came back is delivered by a reminder', async () => {
  const email = 'flyttar@bolaget.example'
  const { send, stands, mailId } = await invited(email)
  await send()
  await send(1)
  await readBounceOf('exchange-online-taken-for-spam.eml', mailId(1), email)
  expect(await stands()).toEqual(fine)
  await readBounceOf('exchange-online-taken-for-spam.eml', mailId(), email)
  expect(await stands()).toEqual({ refusedOn: null, delivered: false })
  await send(2)
  expect(await stands()).toEqual(fine)
})

const later = (days: number) => {
  server.time.now = new Date(start.getTime() + days * day)
}

test('a relay that takes the next e-mail says nothing of a dead address: its mark stands with its first day', async () => {
  const email = 'dod@bolaget.example'
  const { send, stands, mailId } = await invited(email)
  await send()
  await readBounceOf('gmail-not-found.eml', mailId(), email)
  later(7)
  await send(1)
  expect((await stands())?.refusedOn).toBe('2026-03-02')
  await readBounceOf('gmail-not-found.eml', mailId(1), email)
  later(13)
  await forgetExpired(deps)
  expect(await stands()).toEqual(dead)
})

test('a mailbox that is opened late is believed in five days after an e-mail that has not come back', async () => {
  const email = 'nyanstalld@bolaget.example'
  const { send, stands, mailId } = await invited(email)
  await send()
  await readBounceOf('gmail-not-found.eml', mailId(), email)
  later(7)
  await send(1)
  expect(await stands()).toEqual({ refusedOn: '2026-03-02', delivered: true })
  later(11)
  await forgetExpired(deps)
  expect((await stands())?.refusedOn).toBe('2026-03-02')
  later(12)
  await forgetExpired(deps)
  expect(await stands()).toEqual(fine)
})

test('what a mail server says at once counts at once, also after a report', async () => {
  const email = 'bytt-relay@bolaget.example'
  const { send, stands, mailId } = await invited(email)
  await send()
  await readBounceOf('gmail-not-found.eml', mailId(), email)
  server.mail.refuseWith(550, email)
  await expect(send(1)).rejects.toThrow('550')
  expect((await stands())?.refusedOn).toBe('2026-03-02')
  server.mail.refuseWith(null)
  await send(2)
  expect((await stands())?.refusedOn).toBeNull()
})

test('the mark tells nothing of what somebody does: it is the same whether they have answered, and stays when they decline', async () => {
  const marks: (string | null | undefined)[][] = []
  for (const act of ['nothing', 'answered', 'declined']) {
    server.time.now = start
    const email = `${act}@bolaget.example`
    const { send, stands, mailId, memberId } = await invited(email)
    await send()
    await readBounceOf('gmail-not-found.eml', mailId(), email)
    if (act === 'answered')
      await asSuperuser(database, 'update invitation set used = true where member_id = $1', [memberId])
    if (act === 'declined') {
      const token = deps.keys.unsubscribeToken(email, 'round-invitation')
      await server.browser().call('changeUnsubscribe', { body: { token, refused: true } })
    }
    const seen = [(await stands())?.refusedOn]
    for (const [reminder, days] of [
      [1, 6],
      [2, 9],
    ] as const) {
      later(days)
      await send(reminder)
      seen.push((await stands())?.refusedOn)
      // It comes of what was sent: nothing is, to who has declined.
      await readBounceOf('gmail-not-found.eml', mailId(reminder), email)
      seen.push((await stands())?.refusedOn)
    }
    later(30)
    await forgetExpired(deps)
    marks.push([...seen, (await stands())?.refusedOn])
  }
  expect(marks).toEqual(marks.map(() => Array(6).fill('2026-03-02')))
})
