import { setTimeout as pause } from 'node:timers/promises'
import type { ImportView } from '#contract/people/organisation.ts'
import type { RoundView } from '#contract/rounds/round.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { type MailServer, startMailServer } from '#test/app/mail-server.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import {
  letReleaseHourCome,
  makeLargeOrganisation,
  makeNewOrganisation,
} from '#test/release/large-organisation.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { makeAppAccount, signIn, signInWithApp } from './app-account.ts'
import { faultsOf } from './check-answers.ts'
import { type Clients, startClients } from './clients.ts'
import { noFault } from './goals.ts'
import { type JumpingClock, makeJumpingClock } from './jumping-clock.ts'
import { addPeople } from './openings.ts'
import { type DatabaseKind, makePlace, type Place } from './place.ts'
import { readKept } from './read-kept.ts'
import { readRelease } from './releases.ts'
import type { Found } from './report.ts'
import { workAt } from './work.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const twoWeeks = 14 * day

/** The least number of people who answer before a jump, and after it. */
const aroundJump = 100

/** The most people who answer around one jump. */
const perJump = 1500
const people = 4 * perJump
const inFile = 1500

/** The longest wait for an e-mail, in ms. */
const patience = 300_000

/** People in the round that opens meanwhile. */
const invited = 300

const size = { units: 6, people: 200, rounds: 2 } as const

/**
 * The server's clock jumps while people answer: a day ahead, an hour back, and back to the real time. A separate PostgreSQL
 * has the same clock; the embedded one keeps the machine's. After each jump the server must accept answers and a sign-in, and finish
 * once what was under way: an import that a killed server was reading, a round whose invitations go out,
 * and a round whose last day falls into the jump.
 */
export async function clocksThatJump(kind: DatabaseKind): Promise<Found> {
  const clock = makeJumpingClock()
  const mails = await startMailServer()
  const { environment } = clock
  const place = await makePlace(kind, { SMTP_URL: mails.url, ...environment }, undefined, environment)
  const around = { place, mails }
  const faults: string[] = []
  const attempt = (what: string, work: Promise<unknown>) =>
    work.catch((error: unknown) => faults.push(`${what}: ${String(error).slice(0, 500)}`))
  try {
    const dataDir = place.settings.DATA_DIR ?? ''
    const round = await layOutOpenRound(place.settings, { people, units: 40 })
    const closing = await makeLargeOrganisation(dataDir, size, place.settings)
    const listed = await makeNewOrganisation(dataDir, place.settings)
    const opened = await makeNewOrganisation(dataDir, place.settings)
    await place.withDatabase((url) => addPeople(url, opened.organisationId, invited))
    await place.withDatabase((url) => closeIn(url, closing.roundId, 6 * hour))
    await place.withDatabase((url) => closeIn(url, round.roundId, twoWeeks))
    await place.start()
    const account = await makeAppAccount(around, 'app@andra.example')
    const jumps: Clients[] = []
    /** People with a role must sign in again after half a day; this spares them that. */
    const jumpTo = async (ahead: number, when: string) => {
      const asked = round.invited.slice(jumps.length * perJump, (jumps.length + 1) * perJump)
      const clients = startClients(stressprofil, { ...round, invited: asked, url: place.url, atOnce: 10 })
      jumps.push(clients)
      await clients.more(aroundJump)
      clock.set(ahead)
      await place.withDatabase((url) => use(url, clock))
      await clients.more(aroundJump)
      await clients.stop()
      await attempt(`Signing in ${when}`, signIn(around, `${ahead}@andra.example`))
      // Phones know the time: while the server's clock is wrong it refuses their codes.
      if (ahead === 0) await attempt(`Signing in with an app ${when}`, signInWithApp(around, account))
    }

    const list = await beginImport(place, listed)
    await jumpTo(day, 'a day ahead')
    await attempt('A round whose last day has come', waitForState(place, closing, 'closed'))
    await workAt(place, listed).send(`/imports/${list}/application`, null)
    await place.killServer()
    clock.set(day - hour)
    await place.start()
    await jumpTo(day - hour, 'an hour back')
    await attempt('A list that was read in', waitForImport(place, listed, list))

    await beginOpening(place, opened)
    await waitForMails(mails, opened.organisationId, invited / 10)
    await jumpTo(0, 'at the right time again')
    await attempt('Invitations', waitForMails(mails, opened.organisationId, invited))
    await place.withDatabase(letReleaseHourCome)
    await attempt('A round that was closed', waitForState(place, closing, 'released'))
    await place.killDatabase('all')
    await jumpTo(-hour, 'an hour behind')

    const sent = new Map(jumps.flatMap((clients) => [...clients.sent]))
    const acknowledged = new Set(jumps.flatMap((clients) => [...clients.acknowledged]))
    const kept = await place.withDatabase((url) => readKept(url, round, stressprofil))
    faults.push(...faultsOf(stressprofil, round.invited, { sent, acknowledged }, kept))
    const release = await place.withDatabase((url) => readRelease(url, closing.roundId))
    if (release.snapshots !== 1 || release.entries !== 1)
      faults.push(`The round was not released once: ${JSON.stringify(release)}.`)
    const members = await place.withDatabase((url) => countMembers(url, listed.organisationId))
    if (members !== inFile + 1) faults.push(`${members} people are there of ${inFile + 1}.`)
    const mailed = mailsTo(mails, opened.organisationId)
    const doubled = mailed.length - new Set(mailed).size
    if (doubled > 0) faults.push(`${doubled} invitations came twice.`)
    faults.push(...(jumps[0]?.lost ?? []).map((why) => `Somebody got no answer a day ahead: ${why}`))
    return {
      faults,
      figures: { jumps: jumps.length, acknowledged: acknowledged.size, kept: kept.used.size },
      goals: [
        noFault(
          `answers lost, or work not done once, while the clock jumped ${jumps.length} times, of ${acknowledged.size} answers acknowledged`,
          faults,
        ),
      ],
    }
  } finally {
    await place.end()
    await mails.close()
    clock.end()
  }
}

type Where = {
  readonly organisationId: string
  readonly path: string
  readonly headers: Record<string, string>
}

async function beginImport(place: Place, where: Where): Promise<string> {
  const { send, waitFor } = workAt(place, where)
  const started = await send<ImportView>('/imports', {
    fileName: 'personal.csv',
    contentBase64: importFile('top;;;hr@example.com;HR', ...peopleOf('top', inFile)).toString('base64'),
  })
  if (started === undefined) throw new Error('a file was not taken in')
  await waitFor<ImportView>(`/imports/${started.id}`, ({ state }) => state === 'planned')
  return started.id
}

async function waitForImport(place: Place, where: Where, id: string): Promise<void> {
  const { waitFor } = workAt(place, where)
  const { state } = await waitFor<ImportView>(`/imports/${id}`, (one) => one.state !== 'applying')
  if (state !== 'applied') throw new Error(`it ended as ${state}`)
}

async function beginOpening(place: Place, where: Where): Promise<void> {
  const { send } = workAt(place, where)
  const round = await send<RoundView>('/rounds', {
    name: 'Våren',
    instrument: stressprofil.id,
    closesAt: new Date(Date.now() + twoWeeks).toISOString(),
  })
  await send(`/rounds/${round?.id}/list-review/statement`, {
    statement: 'Alla fick höra om mätningen på mötet i måndags.',
  })
}

async function waitForState(place: Place, where: Where, state: RoundView['state']): Promise<void> {
  await workAt(place, where).waitFor<RoundView>('', (round) => round.state === state)
}

const mailsTo = (mails: MailServer, organisationId: string) =>
  mails.received.flatMap(({ recipients, headers }) =>
    recipients[0]?.endsWith(`@${organisationId}.example`) ? (headers.get('message-id') ?? []) : [],
  )

async function waitForMails(mails: MailServer, organisationId: string, count: number): Promise<void> {
  const begun = performance.now()
  while (mailsTo(mails, organisationId).length < count) {
    if (performance.now() - begun > patience)
      throw new Error(`${mailsTo(mails, organisationId).length} of ${count} have come`)
    await pause(20)
  }
}

async function closeIn(url: string, roundId: string, wait: number): Promise<void> {
  await withClient(url, (client) =>
    client.query('update round set closes_at = $1 where id = $2', [new Date(Date.now() + wait), roundId]),
  )
}

async function use(url: string, clock: JumpingClock): Promise<void> {
  await withClient(url, (client) =>
    client.query('update identity.session set last_used_at = $1', [new Date(clock.now())]),
  )
}

async function countMembers(url: string, organisationId: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from member where organisation_id = $1 and left_at is null',
      [organisationId],
    )
    return rows[0]?.count ?? 0
  })
}
