import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stressprofil } from '#core/instrument/shipped.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import { makeNewOrganisation } from '#test/release/large-organisation.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { faultsOf } from './check-answers.ts'
import { startClients } from './clients.ts'
import { noFault } from './goals.ts'
import { type DatabaseKind, LeftOut, makePlace, type Place } from './place.ts'
import { readKept } from './read-kept.ts'
import type { Found } from './report.ts'
import { runCommand } from './run-command.ts'
import { workAt } from './work.ts'

const people = 6000
const inFile = 20_000

/** Size of the disk for everything of the server and of its database, in MB. */
const size = 800

/** A separate PostgreSQL may have stopped on the full disk, and waits for its administrator; Andrum restarts an embedded one. */
const whyNoBackup = {
  embedded: /^The disk that holds .* is full/,
  postgres: /^(The disk that holds .* is full|No database answers at .*: start it)/,
} as const

/**
 * The disk fills up while people answer, an import runs and a backup is taken. What cannot be stored must be refused
 * with a message, nothing may be half stored, and everything must go on when there is room again.
 */
export async function fullDisk(kind: DatabaseKind): Promise<Found> {
  if (kind === 'several') throw new LeftOut('One server and one database have a disk to fill.')
  const disk = mountDisk()
  const folder = join(disk, 'place')
  await mkdir(folder)
  const place = await makePlace(kind, {}, folder)
  try {
    const round = await layOutOpenRound(place.settings, { people, units: 40 })
    const where = await makeNewOrganisation(place.settings.DATA_DIR ?? '', place.settings)
    await place.start()
    const clients = startClients(stressprofil, { ...round, url: place.url, atOnce: 10 })
    await clients.more(100)
    const faults: string[] = []
    const ballast = join(disk, 'ballast')
    const read = await readFileOn(place, where)
    await fill(ballast)
    const other = await sendFile(place, where)
    if (other !== undefined) faults.push(`A file of ${inFile} people was taken in on a full disk.`)
    await fill(ballast)
    const applying = await apply(place, where, read)
    await fill(ballast)
    const backup = await runCommand('backup', [join(disk, 'backup')], place.settings).then(
      () => 'it was taken',
      (error: { readonly stderr?: string }) => error.stderr ?? '',
    )
    if (!whyNoBackup[kind].test(backup)) faults.push(`A backup on a full disk says: ${backup}`)
    const left = (await readdir(disk)).filter((name) => name.startsWith('backup'))
    if (left.length > 0) faults.push(`A backup that was refused leaves ${left.join(', ')}.`)
    const ready = await answeredWith(place)
    if (ready !== 200 && ready !== 503) faults.push(`The server says ${ready} on a full disk.`)
    const acknowledgedWhileFull = clients.acknowledged.size
    await rm(ballast)
    const hadEnded = await place.startEndedDatabase()
    const freed = performance.now()
    await clients.more(100)
    const back = Math.round(performance.now() - freed)
    await clients.stop()
    const kept = await place.withDatabase((url) => readKept(url, round, stressprofil))
    faults.push(...faultsOf(stressprofil, round.invited, clients, kept))
    const ended = applying ? await endOf(place, where, read) : 'refused'
    faults.push(...(await wholeOrNothing(place, where.organisationId, ended)))
    const again = await readFileOn(place, where)
    await apply(place, where, again)
    const end = await endOf(place, where, again)
    if (end !== 'applied') faults.push(`With room again the file of ${inFile} people was ${end}.`)
    return {
      faults,
      figures: {
        'acknowledged before there was room again': acknowledgedWhileFull,
        acknowledged: clients.acknowledged.size,
        'a file that was to be applied on a full disk was': ended,
        'the database ended by itself and was started again': hadEnded ? 'yes' : 'no',
        'a hundred more after, ms': back,
      },
      goals: [noFault(`answers, lists or backups lost or left in part by a full disk`, faults)],
    }
  } finally {
    await place.end()
    execFileSync('umount', ['-l', disk])
    await rm(disk, { recursive: true, force: true })
  }
}

/** @throws LeftOut where this process may not mount one. */
function mountDisk(): string {
  const disk = makeOpenFolder('disk')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'andrum-faults', disk], {
      stdio: 'ignore',
    })
  } catch {
    throw new LeftOut('Only root on Linux, with the right to mount, has a disk to fill.')
  }
  return disk
}

/** Fills the disk to the last byte. */
async function fill(file: string): Promise<void> {
  for (const piece of [1 << 20, 1 << 12]) {
    const full = async () => {
      for (;;) await appendFile(file, Buffer.alloc(piece))
    }
    await full().catch(() => {})
  }
}

type Where = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

type Started = { readonly id: string; readonly state: string }

/** @returns undefined where the server says that it cannot now. */
function sendFile(place: Place, where: Where): Promise<Started | undefined> {
  return workAt(place, where).send<Started>('/imports', {
    fileName: 'personal.csv',
    contentBase64: importFile('top;;;hr@example.com;HR', ...peopleOf('top', inFile)).toString('base64'),
  })
}

/** Uploads a file. @returns the import, ready to be applied. */
async function readFileOn(place: Place, where: Where): Promise<string> {
  const started = await sendFile(place, where)
  if (started === undefined) throw new Error('a file was not taken in')
  await workAt(place, where).waitFor<Started>(`/imports/${started.id}`, ({ state }) => state === 'planned')
  return started.id
}

/** Applies an import. @returns whether it began. */
async function apply(place: Place, where: Where, id: string): Promise<boolean> {
  return (await workAt(place, where).send(`/imports/${id}/application`, null)) !== undefined
}

async function endOf(place: Place, where: Where, id: string): Promise<string> {
  const { waitFor } = workAt(place, where)
  return (await waitFor<Started>(`/imports/${id}`, ({ state }) => state !== 'applying')).state
}

/** @returns the status of a page's request. */
async function answeredWith(place: Place): Promise<number> {
  for (;;) {
    const answer = await fetch(`${place.url()}/api/ready`).catch(() => undefined)
    if (answer !== undefined) return answer.status
    await pause(100)
  }
}

/** The people of a file that was not imported must all be missing. */
async function wholeOrNothing(place: Place, organisationId: string, ended: string): Promise<string[]> {
  const members = await place.withDatabase((url) =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from member where organisation_id = $1',
        [organisationId],
      )
      return rows[0]?.count ?? 0
    }),
  )
  const wanted = ended === 'applied' ? inFile + 1 : 1
  return members === wanted ? [] : [`After the file was ${ended}, ${members} people are there.`]
}
