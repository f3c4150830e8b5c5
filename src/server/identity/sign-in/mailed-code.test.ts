import { beforeEach, expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { sendInvitation } from '#server/rounds/invite/send-invitation.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { invitedTo, organiseAndOpen } from '#test/organisation/open-round.ts'

const server = await testApp()
const { deps, database } = server
beforeEach(() => {
  server.time.now = new Date('2026-03-02T09:00:00Z')
  server.mail.received.length = 0
})

async function invited() {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const [memberId = ''] = await invitedTo(database, roundId)
  const write = async () => {
    await sendInvitation(deps, { organisationId, roundId, memberId })
    return server.mail.received.at(-1)?.text ?? ''
  }
  return { roundId, memberId, write }
}

const codeIn = (text: string) => /^ {4}(\S+)$/m.exec(text)?.[1] ?? ''
const linkIn = (text: string) => /#inbjudan=([\w-]+)/.exec(text)?.[1] ?? ''

const open = (token: string, ip = '203.0.113.1') =>
  server.browser().call('readInvitation', { ip, body: { token } })
const send = (roundId: string, token: string, ip = '203.0.113.1') =>
  server.browser().call('submitAnswers', {
    ip,
    params: { roundId },
    body: { version: stressprofil.version, answers: sameAnswers(stressprofil, 3), token },
  })

test('the code in an invitation opens what its link opens, and says what that says', async () => {
  const { roundId, write } = await invited()
  const text = await write()
  const [code, link] = [codeIn(text), linkIn(text)]
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-?){3}$/)
  expect(text).toContain('localhost:3000/inbjudan och skriva')
  expect((await open(code)).body).toEqual((await open(link)).body)
  expect((await open(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await send(roundId, code)).status).toBe(201)
  // Link and code are one invitation: both show that it has been used, and a second answer is refused with an explanation.
  expect((await open(code)).body).toMatchObject({ used: true })
  expect((await open(link)).body).toMatchObject({ used: true })
  expect((await send(roundId, code)).body).toMatchObject({ code: 'invitation-used' })
  expect((await send(roundId, link)).body).toMatchObject({ code: 'invitation-used' })
})

test('nothing more than before leads from a code to a person: the table of invitations has the hash of the link alone', async () => {
  const { roundId, memberId, write } = await invited()
  const text = await write()
  const rows = await asSuperuser<{ token_hash: Buffer }>(
    database,
    'select * from invitation where round_id = $1 and member_id = $2',
    [roundId, memberId],
  )
  expect(rows[0]?.token_hash).toEqual(deps.keys.invitationTokenHash(linkIn(text)))
  expect(JSON.stringify(rows)).not.toContain(codeIn(text).replaceAll('-', ''))
})

test('guesses at mailed codes and at slips are counted together, and right ones are not', async () => {
  const { roundId, write } = await invited()
  const code = codeIn(await write())
  const here = '192.0.2.77'
  for (let n = 0; n < 5; n += 1) expect((await open(code, here)).status).toBe(200)
  const guess = (n: number) => `${n}`.padStart(n % 2 === 0 ? 10 : 12, '0')
  await Promise.all(
    Array.from({ length: 98 }, async (_, n) => expect((await open(guess(n), here)).status).toBe(404)),
  )
  expect((await send(roundId, guess(98), here)).status).toBe(404)
  expect((await send(roundId, guess(99), here)).status).toBe(404)
  expect((await open(guess(100), here)).status).toBe(429)
  expect((await send(roundId, guess(101), here)).status).toBe(429)
  expect((await open(code, here)).status).toBe(429)
  expect((await open(code, '198.51.100.7')).status).toBe(200)
})

test('a round whose list was frozen before invitations had codes reminds with the link that opens it, and no code', async () => {
  const { roundId, memberId, write } = await invited()
  const before = deps.keys.invitationTokenWithoutCode(roundId, memberId)
  await asSuperuser(database, 'update round set mailed_codes = false where id = $1', [roundId])
  await asSuperuser(
    database,
    'update invitation set token_hash = $3 where round_id = $1 and member_id = $2',
    [roundId, memberId, deps.keys.invitationTokenHash(before)],
  )
  const text = await write()
  expect(linkIn(text)).toBe(before)
  expect(text).not.toMatch(/koden/)
  expect((await open(before)).status).toBe(200)
})
