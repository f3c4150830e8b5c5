import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { personData } from '#server/app/person-data.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openDatabase, openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { holdHashKey } from '#server/platform/keys/hold-hash-key.ts'
import type { WrappedKey } from '#server/platform/keys/keys.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { eraseAccount } from '#server/self/account/erase-account.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise } from '#test/factories/open-round.ts'
import { journalOf } from './erasure-journal.ts'
import { gatherErasures } from './gather-erasures.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const source = await testDatabase()
const deps = answeringDeps(source)

/** A folder with a backup of a server whose DATA_DIR is `dataDir`; a person is erased afterwards. */
async function backupThenErasure() {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-erasures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [dataDir, elsewhere] = [join(folder, 'data'), join(folder, 'backups')]
  await mkdir(elsewhere)
  const round = await releasedRound(
    source,
    deps,
    await organise(source, [{ name: 'Bolaget', members: 10 }]),
    () => ({
      value: 3,
    }),
  )
  const [member] = round.members
  if (member === undefined) throw new Error('nobody')
  const { url, rolePrefix } = source.access
  const take = (name: string, takenAt: string) =>
    takeBackup(
      { url, rolePrefix, secrets: {}, journal: journalOf(dataDir), takenAt: new Date(takenAt) },
      join(elsewhere, name),
    )
  const email = `${member.personId}@example.com`
  await asSuperuser(source, 'insert into identity.person (id, email, created_at) values ($1, $2, now())', [
    member.personId,
    email,
  ])
  const own = `${member.personId}@example.org`
  await asSuperuser(source, 'insert into identity.private_address values ($1, $2, now())', [
    member.personId,
    own,
  ])
  const addresses = [email, own].map((one) => deps.keys.mailAddressHash(one))
  for (const address of addresses) {
    await asSuperuser(source, "select refuse_mail($1, 'plan-reminder', '2026-05-01')", [address])
  }
  await writeAndBook(member.personId, round.organisationId)
  await take('before', '2026-05-01')
  await eraseAccount({ ...deps, config: { dataDir } }, personData, member.personId)
  await take('after', '2026-05-02')
  const hash = deps.keys.participantHash(round.organisationId, member.memberId)
  return {
    dataDir,
    file: join(elsewhere, 'before'),
    later: join(elsewhere, 'after'),
    personId: member.personId,
    hash,
    addresses,
  }
}

/** Everything that a person stores here, requests and has booked, and a meeting that they hold. */
async function writeAndBook(personId: string, organisationId: string): Promise<void> {
  for (const row of [
    "insert into own_document values ($1, 'plan', 1, 'sealed', null, '2026-05-01')",
    "insert into due_mail values ($1, 'plan-reminder', '2026-05-05', 'plan')",
    `insert into booking (id, asked_hash, person_id, type, state, starts_at, ends_at, way, name, email, language, made_at, changed_at)
       values ($1, 'asked', $1, 'support', 'booked', '2026-05-06 08:00Z', '2026-05-06 08:30Z', 'video', 'Anna', 'a@example.com', 'sv',
         '2026-05-01', '2026-05-01')`,
    'insert into booked_time values (gen_random_uuid(), 1, $1)',
    `insert into booking (id, asked_hash, staff_id, type, state, starts_at, ends_at, way, name, email, language, made_at, changed_at)
       values (gen_random_uuid(), 'asked', $1, 'meeting', 'booked', '2040-05-06 08:00Z', '2040-05-06 08:30Z', 'video', 'Bo',
         'b@example.com', 'sv', '2026-05-01', '2026-05-01')`,
  ]) {
    await asSuperuser(source, row, [personId])
  }
  await asSuperuser(
    source,
    `insert into support_request (person_id, id, receiver, organisation_id, receiver_name, name, reach, message, sent_at, promised_on,
       remind_at, escalate_at)
     values ($1, gen_random_uuid(), 'hr', $2, 'Bolaget', 'Anna', '070', '', '2026-05-01', '2026-05-05', '2026-05-05', '2026-05-06')`,
    [personId, organisationId],
  )
}

type Case = Awaited<ReturnType<typeof backupThenErasure>>

/** What a restore leaves of the person with the lists of erasures found at `dataDir`. */
async function restored({ file, personId, hash, addresses }: Case, dataDir: string) {
  const { url } = await emptyDatabase()
  const { erasures, lists } = await gatherErasures(file, dataDir)
  const hashWith = (kept: WrappedKey | null) => (kept === null ? deps.keys : deps.keys.withHashKey(kept))
  const { erasedAgain } = await restoreBackup(
    { url, authSecret: source.access.authSecret, queues, erasures, hashWith },
    file,
  )
  const left = await withClient(url, async (client) => {
    const { rows } = await client.query<{ left: string }>(
      `select (select count(*) from own_result where person_id = $1) + (select count(*) from person_key where person_id = $1)
         + (select count(*) from member where person_id = $1) + (select count(*) from vault.block_member where person_hash = $2)
         + (select count(*) from vault.participation where person_hash = $2)
         + (select count(*) from mail_refusal where address_hash = any($3))
         + (select count(*) from own_document where person_id = $1) + (select count(*) from due_mail where person_id = $1)
         + (select count(*) from support_request where person_id = $1) + (select count(*) from booking where person_id = $1)
         + (select count(*) from booked_time where booking_id = $1)
         + (select count(*) from booking where state = 'booked' and staff_id is null) as left`,
      [personId, hash, addresses],
    )
    const { rows: others } = await client.query('select count(*) as n from vault.block_member')
    return { left: Number(rows[0]?.left), others: others[0] }
  })
  return { ...left, erasedAgain, lists }
}

const people = () => asSuperuser<{ n: string }>(source, 'select count(*) as n from vault.block_member')

it('somebody who was erased after the backup does not come back: the former server’s own list is found', async () => {
  const given = await backupThenErasure()
  await rm(`${given.later}.keys`)
  const { left, others, erasedAgain, lists } = await restored(given, join(given.dataDir, 'new'))
  expect({ left, erasedAgain, lists }).toEqual({ left: 0, erasedAgain: 1, lists: [journalOf(given.dataDir)] })
  // The edge of the erased person's block stays in the graph.
  expect(others).toEqual((await people())[0])
})

it('with the former server gone, a newer backup beside the older one tells who was erased', async () => {
  const given = await backupThenErasure()
  await rm(given.dataDir, { recursive: true })
  const { left, lists } = await restored(given, given.dataDir)
  expect({ left, lists }).toEqual({ left: 0, lists: [`${given.later}.keys`] })
})

it('a restore that is broken off before the erasures leaves a database that nobody can use', async () => {
  await holdHashKey({ pools: source.pools, keys: deps.keys })
  const given = await backupThenErasure()
  const { name, url } = await emptyDatabase()
  const { erasures } = await gatherErasures(given.file, given.dataDir)
  let opened = 0
  const breaksOff = restoreBackup(
    {
      url,
      authSecret: 'x',
      queues,
      erasures,
      hashWith: () => {
        opened += 1
        // The keys pass the check before the first row; then the restore fails.
        if (opened > 1) throw new Error('killed')
        return deps.keys
      },
    },
    given.file,
  )
  await expect(breaksOff).rejects.toThrow('killed')
  const back = await withClient(url, (client) =>
    client.query('select from member where person_id = $1', [given.personId]),
  )
  expect(back.rowCount).toBeGreaterThan(0)
  const sentence =
    /A restore into this database was broken off, and people who were erased may stand in it again/
  const settings = { dataDir: given.dataDir, databaseUrl: url, authSecret: 'x' }
  await expect(openDatabase(settings, queues)).rejects.toThrow(sentence)
  await expect(migrate({ url, authSecret: 'x', queues })).rejects.toThrow(sentence)
  // `npx andrum staff`, `found-organisation` and `roles` begin with this call.
  await expect(openServerBeside(settings)).rejects.toThrow(sentence)
  const again = takeBackup(
    { url, rolePrefix: name, secrets: {}, takenAt: new Date() },
    join(given.dataDir, '..', 'of-the-half'),
  )
  await expect(again).rejects.toThrow(sentence)
})

it('a restore with another DATA_KEY stops before the first row', async () => {
  await holdHashKey({ pools: source.pools, keys: deps.keys })
  const given = await backupThenErasure()
  const { url } = await emptyDatabase()
  const other = makeKeys({ authSecret: 'y'.repeat(32), dataKey: Buffer.alloc(32, 7) })
  const restoring = restoreBackup(
    { url, authSecret: 'x', queues, hashWith: (kept) => (kept === null ? other : other.withHashKey(kept)) },
    given.file,
  )
  await expect(restoring).rejects.toThrow(
    /^DATA_KEY does not open .*before\.keys: set the DATA_KEY of that time/,
  )
  const tables = await withClient(url, (client) =>
    client.query("select to_regclass('public.member')::text as name"),
  )
  expect(tables.rows).toEqual([{ name: null }])
})

it('without any list the restore says that it found none, and brings everybody back', async () => {
  const given = await backupThenErasure()
  await rm(given.dataDir, { recursive: true })
  await rm(`${given.later}.keys`)
  const { left, erasedAgain, lists } = await restored(given, given.dataDir)
  expect({ erasedAgain, lists }).toEqual({ erasedAgain: 0, lists: [] })
  expect(left).toBeGreaterThan(0)
})

it('a damaged list stops the restore before anything is read in', async () => {
  const given = await backupThenErasure()
  await writeFile(journalOf(given.dataDir), 'Anna, last week\n')
  await expect(gatherErasures(given.file, given.dataDir)).rejects.toThrow(/Line 1 of .* is damaged/)
})
