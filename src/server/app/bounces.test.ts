import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { childEnv } from '#test/app/child-env.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'

vi.setConfig({ testTimeout: 240_000 })
const folder = mkdtempSync(join(tmpdir(), 'andrum-bounces-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [authSecret = '', dataKey = ''] = [1, 2].map(() => randomBytes(32).toString('hex'))
const keys = makeKeys({ authSecret, dataKey: Buffer.from(dataKey) })
const nowhere = 'postgres://127.0.0.1:1/andrum'

/** Runs the command as the pipe of a mail alias does. */
async function andrum(args: readonly string[], message = '', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/andrum.ts', ...args], {
    env: {
      ...childEnv,
      DATA_DIR: folder,
      DATABASE_URL: nowhere,
      SMTP_URL: 'smtp://127.0.0.1:1',
      AUTH_SECRET: authSecret,
      DATA_KEY: dataKey,
      ...env,
    },
  })
  child.stdin.on('error', () => {})
  child.stdin.end(message)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [said, status] = await Promise.all([Promise.all([text(child.stdout), text(child.stderr)]), ended])
  return { said: said.join(''), status }
}

const caseFile = (name: string, id: string, to: string) =>
  readFileSync(`cases/bounces/${name}`, 'utf8').replaceAll('{id}', id).replaceAll('{to}', to)

/** An installation where a relay has accepted somebody's invitation. */
async function mailed(email: string) {
  const { url } = await emptyDatabase()
  const env = { DATABASE_URL: url }
  expect(await andrum(['migrate'], '', env)).toMatchObject({ status: 0 })
  const [organisation, unit, round, member] = [1, 2, 3, 4].map(() => randomUUID())
  const id = keys.mailId('invitation', round ?? '', member ?? '')
  const run = <Row extends object>(sql: string, values: unknown[] = []) =>
    withClient(url, async (client) => (await client.query<Row>(sql, values)).rows)
  await run(`
    insert into organisation (id, name) values ('${organisation}', 'Bolaget');
    insert into unit (organisation_id, id, external_id, name) values ('${organisation}', '${unit}', 'top', 'Toppen');
    insert into member (organisation_id, id, email, name, unit_id)
      values ('${organisation}', '${member}', '${email}', 'Åsa Öberg', '${unit}');
    insert into round (organisation_id, id, name, instrument_id, instrument_version, unit_id, smallest_group, state,
        opened_at, closes_at, invited, frozen_at)
      values ('${organisation}', '${round}', 'Våren', 'stressprofil', '2.1', '${unit}', 8, 'open', now(), now() + '9 days', 1, now());
    insert into round_unit (organisation_id, round_id, unit_id, name, position)
      values ('${organisation}', '${round}', '${unit}', 'Toppen', 0);
    insert into invitation (organisation_id, round_id, member_id, unit_id, token_hash, delivered)
      values ('${organisation}', '${round}', '${member}', '${unit}', '\\x01', true);
    insert into sent_mail (message_id, claimed_until, sent_at) values ('${id}', now(), now())`)
  const stands = () =>
    run('select address_refused_on is not null as marked, delivered from member, invitation')
  return { env, id, stands }
}

test('a bounce comes in at the pipe, or as a file: it is noted, and what is said names nobody', async () => {
  const to = 'asa.oberg@bolaget.example'
  const { env, id, stands } = await mailed(to)
  const delayed = join(folder, 'delayed.eml')
  writeFileSync(delayed, caseFile('postfix-delayed.eml', id, to))
  expect(await andrum(['bounces', delayed], '', env)).toEqual({
    status: 0,
    said: 'Nothing to note: not about an e-mail of ours to an invited person, or not final.\n',
  })
  expect(await stands()).toEqual([{ marked: false, delivered: true }])
  expect(await andrum(['bounces'], caseFile('postfix-headers-alone.eml', id, to), env)).toEqual({
    status: 0,
    said: 'An address takes no mail: noted in the list, and its invitation as not delivered.\n',
  })
  expect(await stands()).toEqual([{ marked: true, delivered: false }])
})

test('what somebody has written goes back to them: 65', async () => {
  for (const message of [caseFile('reply-of-a-person.eml', '0', 'asa@bolaget.example'), '', '\0\u0001']) {
    expect(await andrum(['bounces'], message)).toEqual({
      status: 65,
      said: 'Nobody reads this address: it takes reports of mail systems alone, and this is none.\n',
    })
  }
})

test('while the database is away, or a key is missing, the report is handed over again later: 75', async () => {
  const report = caseFile('gmail-not-found.eml', '0'.repeat(32), 'asa@bolaget.example')
  for (const env of [{ DATABASE_URL: nowhere }, { DATA_KEY: '' }]) {
    const { said, status } = await andrum(['bounces'], report, env)
    expect(status).toBe(75)
    expect(said).not.toContain('asa@')
    expect(said.split('\n')).toHaveLength(2)
  }
})
