import { expect, it } from 'vitest'
import type { DatabaseFacts } from '#server/app/examine-database.ts'
import { publicLogKey } from '#server/platform/keys/record-log-key.ts'
import {
  inWords,
  judgeBackup,
  judgeDatabase,
  judgeDisk,
  judgeKeys,
  judgeLogKey,
  judgeProxies,
  judgeRecovery,
  judgeTimeService,
  validateSettings,
} from './findings.ts'

const facts: DatabaseFacts = {
  version: '18.1',
  major: 18,
  aheadSeconds: 0.2,
  durable: true,
  encoding: 'UTF8',
  archives: false,
  archiveFails: false,
  recyclesLog: true,
  readOnly: false,
  diskFull: false,
  needsAdministrator: false,
  isSetUp: true,
  missing: [],
  unknown: [],
  lockedOut: [],
  hashKey: { wrapped: Buffer.alloc(0), masterKey: 'new' },
  wrappedBy: [{ masterKey: 'new', keys: 7 }],
  megabytes: 40,
  logKey: null,
}

const wrongIn = (changes: Partial<DatabaseFacts>) =>
  judgeDatabase({ ...facts, ...changes })
    .filter(({ state }) => state === 'wrong')
    .map(({ what, found }) => `${what}: ${found}`)

it('a database as it should be has nothing wrong', () => {
  expect(wrongIn({})).toEqual([])
})

it.each<[string, Partial<DatabaseFacts>, string]>([
  ['too old', { version: '14.9', major: 14 }, 'database: PostgreSQL 14.9, 40 MB'],
  ['unable to hold every text', { encoding: 'SQL_ASCII' }, 'database: it stores text as SQL_ASCII'],
  ['careless', { durable: false }, 'database: it acknowledges before it has written'],
  ['a standby', { readOnly: true }, 'database: it takes no writes'],
  ['full', { diskFull: true }, 'database: its disk is full: nothing more is stored'],
  ['without the rights', { needsAdministrator: true }, "roles: this user may not make Andrum's roles"],
  ['not migrated', { missing: ['0040-a', '0041-b'] }, 'migrations: 2 are missing, from 0040-a on'],
  ['newer than the program', { unknown: ['0099-z'] }, 'migrations: 0099-z is of a newer version'],
  ['of another AUTH_SECRET', { lockedOut: ['login'] }, 'roles: login cannot sign in'],
  ['of another time', { aheadSeconds: -90 }, "clock: 90 s apart from the database's"],
])('a database that is %s is told', (_what, changes, said) => {
  expect(wrongIn(changes)).toEqual([said])
})

it('an operator is told whether DATA_KEY is that of the data', () => {
  const old = [
    { masterKey: 'new', keys: 7 },
    { masterKey: 'old', keys: 2 },
  ]
  expect(judgeKeys({ ...facts, hashKey: null }, true, ['new']).state).toBe('well')
  expect(judgeKeys(facts, true, ['new'])).toMatchObject({
    state: 'well',
    found: expect.stringContaining('7 '),
  })
  expect(judgeKeys(facts, false, ['other'])).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining('lost-key.md'),
  })
  expect(judgeKeys({ ...facts, wrappedBy: old }, true, ['new', 'old'])).toMatchObject({
    state: 'look',
    todo: expect.stringContaining('DATA_KEY_OLD'),
  })
  expect(judgeKeys({ ...facts, wrappedBy: old }, true, ['new'])).toMatchObject({
    state: 'wrong',
    found: "DATA_KEY does not open 2 people's keys",
  })
})

it('an operator is told when the log of the database is kept in another way than the pages say', () => {
  const said = (changes: Partial<DatabaseFacts>, hours?: number) =>
    judgeRecovery({ ...facts, ...changes }, hours).map(({ state, found }) => `${state}: ${found}`)
  const kept = { archives: true, recyclesLog: false }
  expect(said({})).toEqual(['well: between two backups none, and no log is kept for it'])
  expect(said(kept, 12)).toEqual(['well: the log is kept for 12 h, as the pages say'])
  expect(said(kept)).toEqual([
    expect.stringMatching(/^wrong: archive_mode is on: .* the pages do not say so$/),
  ])
  expect(said({}, 12)).toEqual([expect.stringMatching(/^look: .* archive_mode is off$/)])
  expect(said({ ...kept, recyclesLog: true }, 12)).toContain(
    'look: pg_wal may hold older log than the pages say',
  )
  expect(said({ ...kept, archiveFails: true }, 12)).toEqual([
    expect.stringMatching(/^wrong: archive_command/),
  ])
})

it('an operator is told of a machine that follows no time of the network', () => {
  expect(['yes', 'no', ''].map((said) => judgeTimeService(said).map(({ state }) => state))).toEqual([
    ['well'],
    ['look'],
    [],
  ])
})

it('an operator is told of a disk that fills up, and of nights without a backup', () => {
  expect([20e9, 3e9, 0.5e9].map((free) => judgeDisk(free, '/data').state)).toEqual(['well', 'look', 'wrong'])
  const now = new Date('2026-03-02T09:00:00Z')
  const backup = (takenAt: string | null, demo = false) =>
    judgeBackup(takenAt === null ? null : new Date(takenAt), now, { demo }).state
  expect(backup('2026-03-02T03:00:00Z')).toBe('well')
  expect(backup('2026-02-28T03:00:00Z')).toBe('wrong')
  expect([backup(null), backup(null, true)]).toEqual(['wrong', 'well'])
})

it('each finding is a line, with what to do below it where anything is to be done', () => {
  expect(inWords({ what: 'disk', state: 'wrong', found: '0.5 GB free', todo: 'Make room.' })).toBe(
    'wrong disk        0.5 GB free\n                  Make room.',
  )
})

it('an operator reads where SMS go, and never with which password', () => {
  const sms = { url: 'https://api.46elks.com/a1/sms', user: 'u-name', password: 'p-secret', from: 'Andrum' }
  const of = (settings: object) =>
    validateSettings({ production: true, demo: false, notes: [], ...settings })
      .map(inWords)
      .join('\n')
  expect(of({})).toMatch(/sms +off/)
  expect(of({ sms })).toMatch(/sms +handed to api\.46elks\.com as Andrum/)
  expect(of({ sms })).not.toMatch(/u-name|p-secret/)
})

it('in a container an operator is told that no proxy is believed, and outside by which addresses one is', () => {
  const loopback = ['127.0.0.0/8', '::1/128']
  expect(judgeProxies(loopback, false)).toMatchObject({
    state: 'well',
    found: expect.stringContaining('::1'),
  })
  expect(judgeProxies(loopback, true)).toMatchObject({
    state: 'look',
    todo: expect.stringContaining('TRUSTED_PROXIES'),
  })
  expect(judgeProxies(['172.31.251.1'], true)).toMatchObject({ state: 'well' })
})

it('a lost or foreign log key is told from one that was never made', () => {
  const [ours, other] = ['ours'.repeat(8), 'other'.repeat(8)]
  const judge = (logKey: string | undefined, signedBy: Uint8Array | null | undefined, logKeyOld?: string) => {
    const { state, found, todo } = judgeLogKey({ logKey, logKeyOld, signedBy }, '/data')
    return `${state}: ${found} ${todo ?? ''}`
  }
  expect(judge(undefined, null)).toMatch(/^well: none yet/)
  expect(judge(undefined, publicLogKey(ours))).toMatch(/^wrong: LOG_KEY is not set and .*log-key is missing/)
  expect(judge(undefined, undefined)).toMatch(/^look: LOG_KEY is not set/)
  expect(judge(ours, publicLogKey(ours))).toMatch(/^well/)
  expect(judge(ours, null)).toMatch(/^well/)
  expect(judge(other, publicLogKey(ours))).toMatch(/^wrong: is another than/)
  expect(judge(other, publicLogKey(ours), ours)).toMatch(/^look: takes over from LOG_KEY_OLD/)
})
