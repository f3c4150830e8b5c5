import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { smsGateway } from '#server/platform/sms/sms-gateway.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { invitedTo, organiseAndOpen } from '#test/organisation/open-round.ts'
import { startSmsGateway } from '#test/sms/gateway.ts'
import { sendInvitation } from './send-invitation.ts'

const server = await testApp()
const { deps, database } = server
const start = new Date('2026-03-02T09:00:00Z')
const account = { user: 'u1234', password: 'hemligt-ord', from: 'Andrum' }
beforeEach(() => {
  server.time.now = start
  server.mail.received.length = 0
})

/** A round in which two people have a number and no address, and an operator with a gateway. */
async function withNumbers() {
  const gateway = await startSmsGateway()
  Object.assign(deps, { sms: smsGateway({ ...account, url: gateway.url }) })
  onTestFinished(() => {
    Object.assign(deps, { sms: null })
    gateway.close()
  })
  const round = await organiseAndOpen(server)
  const [anna = '', bo = ''] = await invitedTo(database, round.roundId)
  const numbers = new Map([
    [anna, '+46701234501'],
    [bo, '+46701234502'],
  ])
  for (const [memberId, mobile] of numbers)
    await asSuperuser(
      database,
      "update member set email = null, person_id = null, external_id = $2, name = 'Noor', mobile = $2 where id = $1",
      [memberId, mobile],
    )
  const { organisationId, roundId } = round
  const send = (memberId: string, mailing?: { news: 'reminder'; number: number }) =>
    sendInvitation(deps, { organisationId, roundId, memberId, ...(mailing && { mailing }) })
  const sendToAll = async () => {
    for (const memberId of await invitedTo(database, roundId)) await send(memberId)
  }
  return { ...round, gateway, anna, bo, send, sendToAll }
}

const codeIn = (text = '') => /#([0-9A-Z]{5}-[0-9A-Z]{5})/.exec(text)?.[1] ?? ''
const open = (code: string) => server.browser().call('readInvitation', { body: { token: code } })

test('people with a number and no address are written to by SMS, once, and answer with their code', async () => {
  const { roundId, gateway, anna, send, sendToAll } = await withNumbers()
  await sendToAll()
  await send(anna)
  expect(gateway.asked.map(({ form }) => form['to']).sort()).toEqual(['+46701234501', '+46701234502'])
  expect(server.mail.received).toHaveLength(10)
  const [first, second] = gateway.asked.map(({ form }) => form['message'] ?? '')
  expect(first).toContain('Färghandeln')
  const [code, other] = [codeIn(first), codeIn(second)]
  expect(code).not.toBe(other)

  const before = await open(code)
  expect(before.body).toMatchObject({ round: { id: roundId }, used: false, open: true })
  const answer = () =>
    server.browser().call('submitAnswers', {
      params: { roundId },
      body: { version: stressprofil.version, answers: sameAnswers(stressprofil, 3), token: code },
    })
  const sent = await answer()
  expect(sent.status).toBe(201)
  const counted = () =>
    asSuperuser(
      database,
      "select sum((amounts ->> 'answers')::int)::int as answers from vault.counter where round_id = $1",
      [roundId],
    )
  const once = await counted()
  expect(once).toEqual([{ answers: 1 }])
  // The person with the phone, or the one who wrote the number, does not learn whether the code was used.
  const again = await answer()
  expect([again.status, again.body]).toEqual([sent.status, sent.body])
  expect((await open(code)).body).toEqual(before.body)
  expect(await counted()).toEqual(once)
})

test('a reminder has the same code, goes to those who have answered too, and says so', async () => {
  const { gateway, anna, bo, send } = await withNumbers()
  await asSuperuser(database, 'update invitation set used = true where member_id = $1', [anna])
  for (const memberId of [anna, bo]) await send(memberId)
  for (const memberId of [anna, bo]) await send(memberId, { news: 'reminder', number: 1 })
  const texts = gateway.asked.map(({ form }) => form['message'] ?? '')
  expect(texts).toHaveLength(4)
  expect(texts.slice(2).map(codeIn)).toEqual(texts.slice(0, 2).map(codeIn))
  const bare = texts.slice(2).map((text) => text.replace(codeIn(text), ''))
  expect(bare[0]).toBe(bare[1])
  expect(bare[0]).toContain('även dig som har svarat')
})

test('another number gets another code, and the one at the number that was wrong stops working', async () => {
  const { gateway, anna, send } = await withNumbers()
  await send(anna)
  await asSuperuser(database, "update member set mobile = '+46701234599' where id = $1", [anna])
  await send(anna, { news: 'reminder', number: 1 })
  const [wrong, right] = gateway.asked.map(({ form }) => codeIn(form['message']))
  expect((await open(wrong ?? '')).status).toBe(404)
  expect((await open(right ?? '')).status).toBe(200)
})

test('a number that is refused stands in the list, whoever has answered; what fails for now does not', async () => {
  const { roundId, gateway, anna, bo, send } = await withNumbers()
  const delivered = async () => {
    const rows = await asSuperuser<{ member_id: string }>(
      database,
      'select member_id from invitation where round_id = $1 and delivered order by 1',
      [roundId],
    )
    return rows.map(({ member_id }) => member_id)
  }
  await asSuperuser(database, 'update invitation set used = true where member_id = $1', [bo])
  const refused = () =>
    asSuperuser<{ id: string }>(
      database,
      'select id from member where address_refused_on is not null and id = any($1::uuid[]) order by id',
      [[anna, bo]],
    )
  gateway.answerWith((response) => void response.writeHead(503).end())
  await expect(send(anna)).rejects.toMatchObject({ name: 'SmsDelayed', code: 'SMS_503' })
  gateway.answerWith((response) => void response.destroy())
  await expect(send(anna)).rejects.toMatchObject({ name: 'SmsDelayed', code: 'SMS_UNREACHABLE' })
  expect(await refused()).toEqual([])
  expect(await delivered()).toEqual([])
  gateway.answerWith((response) => void response.writeHead(400).end('Invalid to number +46701234501'))
  for (const memberId of [anna, bo])
    await expect(send(memberId)).rejects.toMatchObject({ name: 'SmsRefused', code: 'SMS_400' })
  expect((await refused()).map(({ id }) => id)).toEqual([anna, bo].sort())
  gateway.answerWith((response) => void response.writeHead(200).end('{"status":"created"}'))
  expect(await delivered()).toEqual([])
  for (const memberId of [anna, bo]) await send(memberId)
  expect(await refused()).toEqual([])
  expect(await delivered()).toEqual([anna, bo].sort())
  const logged = JSON.stringify(server.log)
  for (const secret of [
    '+4670123450',
    '70123450',
    account.password,
    codeIn(gateway.asked[0]?.form['message']),
  ])
    expect(logged).not.toContain(secret)
})

test('a list approved on a Sunday night wakes nobody: each SMS comes once, at eight on Monday', async () => {
  const { gateway, anna, send } = await withNumbers()
  server.time.now = new Date('2026-03-07T23:30:00Z')
  await send(anna)
  await send(anna)
  expect(gateway.asked).toEqual([])
  const waiting = await asSuperuser<{ start_after: Date }>(
    database,
    "select start_after from pgboss.job where name = 'send-invitation' and data ->> 'memberId' = $1 and start_after > $2",
    [anna, server.time.now],
  )
  const monday = new Date('2026-03-09T07:00:00Z')
  expect(waiting).toEqual([{ start_after: monday }])
  server.time.now = monday
  await server.runJobs()
  await send(anna)
  expect(gateway.asked.filter(({ form }) => form['to'] === '+46701234501')).toHaveLength(1)
  expect(codeIn(gateway.asked[0]?.form['message'])).not.toBe('')
})

test('without a gateway nobody is written to by SMS', async () => {
  const { gateway, sendToAll } = await withNumbers()
  Object.assign(deps, { sms: null })
  await sendToAll()
  expect(gateway.asked).toEqual([])
  expect(server.mail.received).toHaveLength(10)
})

test('nobody is written to by SMS after leaving, after getting an address, or once the round is over', async () => {
  const { roundId, gateway, anna, bo, send } = await withNumbers()
  await asSuperuser(database, 'update member set left_at = now() where id = $1', [anna])
  await asSuperuser(database, "update member set email = 'bo@example.com', mobile = null where id = $1", [bo])
  await send(anna)
  await send(bo)
  expect([gateway.asked.length, server.mail.received.length]).toEqual([0, 1])
  await asSuperuser(database, 'update member set left_at = null where id = $1', [anna])
  await asSuperuser(database, "update round set state = 'closed' where id = $1", [roundId])
  await send(anna)
  expect(gateway.asked).toEqual([])
})
