import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { rewrapKeys } from '#server/app/rewrap-keys.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { tablesIn } from '#test/database/tables.ts'
import { opened, question, received, sent, workplace } from '#test/support/question-desk.ts'
import { readQuestion } from './read-question.ts'
import { sendQuestionNotices } from './send-question-notices-job.ts'

const server = await testApp()
const monday = new Date('2026-03-02T09:00:00Z')
const mailsTo = server.mail.receivedBy

beforeEach(async () => {
  server.time.now = monday
  await asSuperuser(server.database, 'delete from anonymous_question')
  server.mail.received.length = 0
})

const rows = () =>
  asSuperuser<Record<string, unknown>>(server.database, 'select *, sent_on::text from anonymous_question')

test('a question has no person, no time of day and no word in clear, and the log says nothing of it', async () => {
  const place = await workplace(server)
  server.log.splice(0)
  const { secret } = await sent(place.anna, place)
  const [row] = await rows()
  expect(Object.keys(row ?? {}).sort()).toEqual(
    [
      'organisation_id',
      'id',
      'secret_hash',
      'sent_on',
      'sealed',
      'wrapped_key',
      'master_key',
      'reply_sealed',
      'replied_on',
      'state',
      'noticed_on',
      'withdrawn_on',
    ].sort(),
  )
  expect(row?.sent_on).toBe('2026-03-02')
  const bytes = Buffer.from(row?.sealed as Uint8Array).toString('latin1')
  expect(bytes).not.toContain('schemat')
  const log = JSON.stringify(server.log)
  for (const trace of [secret, question, place.organisationId, place.annaEmail])
    expect(log).not.toContain(trace)
})

test('what is counted of a person has the end of the week as its only time, and is gone after it', async () => {
  const place = await workplace(server)
  await asSuperuser(server.database, 'delete from identity.attempt')
  await sent(place.anna, place)
  const counted = () =>
    asSuperuser<{ window_start: Date; amount: number }>(
      server.database,
      'select window_start, amount from identity.attempt where window_start > $1',
      [monday],
    )
  expect(await counted()).toEqual([{ window_start: new Date('2026-03-08T23:00:00Z'), amount: 1 }])
  server.time.now = new Date('2026-03-09T02:00:00Z')
  await forgetExpired(server.deps)
  expect(await counted()).toEqual([])
})

/** The tables with this text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await tablesIn(server.database)) {
    const lines = await asSuperuser(server.database, `select from ${name} t where strpos(t::text, $1) > 0`, [
      text,
    ])
    if (lines.length > 0) found.push(name)
  }
  return found
}

test('nothing in the database is left of who asked when the account is erased, and the question stays', async () => {
  const place = await workplace(server)
  const { person } = (await place.anna.call('readMe')).body as Me
  const secret = await sent(place.anna, place)
  expect(await tablesWith(person.id)).toContain('identity.person')
  expect((await place.anna.call('eraseMe', {})).status).toBe(204)
  expect(await tablesWith(person.id)).toEqual(['public.erasure'])
  // The employer's list still has the address; the question has it nowhere.
  expect(await tablesWith(place.annaEmail)).not.toContain('public.anonymous_question')
  expect((await opened(server, secret)).message).toBe(question)
})

test('representatives get one e-mail on Monday morning, without content, however many questions came', async () => {
  const place = await workplace(server, { representatives: 2 })
  for (const _ of [1, 2]) await sent(place.anna, place)
  for (const time of ['2026-03-02T20:00:00Z', '2026-03-03T06:00:00Z', '2026-03-09T05:59:00Z']) {
    server.time.now = new Date(time)
    await sendQuestionNotices(server.deps)
  }
  expect(server.mail.received).toEqual([])
  for (const time of ['2026-03-09T06:00:00Z', '2026-03-09T07:00:00Z', '2026-03-10T07:00:00Z']) {
    server.time.now = new Date(time)
    await sendQuestionNotices(server.deps)
    await sendQuestionNotices(server.deps)
  }
  for (const email of place.emails) {
    const [mail, ...more] = mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Någon har frågat skyddsombudet')
    expect(mail?.text).toContain('/stodforfragningar')
    for (const told of ['schemat', place.annaEmail, '2026-03']) expect(mail?.text).not.toContain(told)
  }
  expect(mailsTo(place.annaEmail)).toEqual([])
})

test('an organisation whose mail cannot be sent keeps no other waiting, and gets it the next hour', async () => {
  const [place, other] = [await workplace(server), await workplace(server)]
  for (const one of [place, other]) await sent(one.anna, one)
  server.time.now = new Date('2026-03-09T07:00:00Z')
  const [dead = ''] = place.emails
  const mailer: typeof server.deps.mailer = {
    ...server.deps.mailer,
    send: async (mail) => {
      if (mail.to === dead) throw new Error('away')
      return server.deps.mailer.send(mail)
    },
  }
  await expect(sendQuestionNotices({ ...server.deps, mailer })).rejects.toThrow('away')
  expect(mailsTo(other.emails[0] ?? '')).toHaveLength(1)
  server.time.now = new Date('2026-03-09T08:00:00Z')
  await sendQuestionNotices(server.deps)
  expect(mailsTo(dead)).toHaveLength(1)
  expect(mailsTo(other.emails[0] ?? '')).toHaveLength(1)
})

test('a representative is told at the private address, where there is one, and of nothing that was withdrawn', async () => {
  const place = await workplace(server, { representatives: 2 })
  const [first = '', second = ''] = place.emails
  const secret = await sent(place.anna, place)
  await asSuperuser(
    server.database,
    `insert into identity.private_address (person_id, email, answered_at)
     select id, 'maria.privat@example.com', now() from identity.person where email = $1`,
    [first],
  )
  const other = await workplace(server)
  await sent(other.anna, other)
  server.time.now = new Date('2026-03-03T09:00:00Z')
  await server.browser().call('withdrawQuestion', { body: secret })
  await sent(place.anna, place)
  server.time.now = new Date('2026-03-09T07:00:00Z')
  await sendQuestionNotices(server.deps)
  expect(mailsTo('maria.privat@example.com')).toHaveLength(1)
  expect(mailsTo(first)).toEqual([])
  expect(mailsTo(second)).toHaveLength(1)
})

test('a question is deleted after ninety days, with its reply', async () => {
  const place = await workplace(server)
  const secret = await sent(place.anna, place)
  server.time.now = new Date('2026-05-31T21:00:00Z')
  await forgetExpired(server.deps)
  expect((await opened(server, secret)).deletedOn).toBe('2026-06-01')
  server.time.now = new Date('2026-06-01T00:00:00Z')
  await forgetExpired(server.deps)
  expect(await rows()).toEqual([])
})

test('within a day the order says nothing of which question came first', async () => {
  const place = await workplace(server, { people: 12 })
  const messages = ['första frågan', 'andra frågan', 'tredje frågan']
  for (const message of messages) await sent(place.anna, place, message)
  server.time.now = new Date('2026-03-03T09:00:00Z')
  const found = await received(place.browsers[0], place)
  expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).sort())
  // UUID version 4, which is random: version 7 begins with the time.
  expect(found.map(({ id }) => id[14])).toEqual(['4', '4', '4'])
})

test('a question opens with the new master key once its key is wrapped anew, and the old one is not needed', async () => {
  const place = await workplace(server)
  const { organisationId, secret } = await sent(place.anna, place)
  const newer = randomBytes(32)
  const { authSecret, dataKey } = server.deps.config
  await rewrapKeys({ ...server.deps, keys: makeKeys({ authSecret, dataKey: newer, dataKeyOld: dataKey }) })
  const keys = makeKeys({ authSecret, dataKey: newer })
  expect(await readQuestion({ ...server.deps, keys }, { organisationId, secret })).toMatchObject({
    message: question,
  })
  await rewrapKeys({ ...server.deps, keys: makeKeys({ authSecret, dataKey, dataKeyOld: newer }) })
})
