import { setTimeout as pause } from 'node:timers/promises'
import { stressprofil } from '#core/instrument/shipped.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { faultsOf } from './check-answers.ts'
import { type Clients, startClients } from './clients.ts'
import { backWithin, noFault } from './goals.ts'
import { type DatabaseKind, databaseParts, makePlace, type Place, pick } from './place.ts'
import { readKept } from './read-kept.ts'
import { type Found, turns } from './report.ts'

const atOnce = 20

/** The least and the most answers that are acknowledged between two kills. */
const between = { least: 20, most: 200 } as const

/** More people for `several`: while one server restarts, others go on answering at the second. */
const people = (kind: DatabaseKind, kills: number) =>
  (kills + 2) * (between.most + atOnce) * (kind === 'several' ? 20 : 1)

type Asked = {
  readonly kind: DatabaseKind
  readonly kills: number
  /** The database acknowledges before it has written, which breaks the promise as a lagging standby does. */
  readonly showALoss: boolean
}

/**
 * People answer a round by link while its server and its database are killed in turn, each at a random moment.
 * Then everything stored is compared with what was acknowledged.
 */
export async function answersUnderKills({ kind, kills, showALoss }: Asked): Promise<Found> {
  const place = await makePlace(kind)
  try {
    const round = await layOutOpenRound(place.settings, { people: people(kind, kills), units: 40 })
    await place.start()
    if (showALoss) await place.withDatabase(promiseTooEarly)
    const clients = startClients(stressprofil, { ...round, url: place.url, atOnce })
    const times: Record<'server' | 'database', number[]> = { server: [], database: [] }
    for (const turn of turns(kills)) {
      const { least, most } = between
      await clients.more(least + Math.floor(Math.random() * (most - least)))
      await pause(Math.random() * 30)
      const killed = turn % 2 === 0 && !showALoss ? 'server' : 'database'
      times[killed].push(await killAndWait(place, clients, killed, showALoss))
    }
    await clients.stop()
    const kept = await place.withDatabase((url) => readKept(url, round, stressprofil))
    const { sent, acknowledged } = clients
    const faults = faultsOf(stressprofil, round.invited, clients, kept)
    return {
      faults,
      figures: {
        kills,
        sent: sent.size,
        acknowledged: acknowledged.size,
        kept: kept.used.size,
      },
      goals: [
        noFault(
          `answers lost, doubled or kept in part, of ${acknowledged.size} acknowledged under ${kills} kills`,
          faults,
        ),
        ...backWithin(2, 'server', times.server),
        ...backWithin(1, 'database', times.database),
      ],
    }
  } finally {
    await place.end()
  }
}

/** @returns the time until the first acknowledgement of an answer that was sent after the kill, in ms. */
async function killAndWait(
  place: Place,
  clients: Clients,
  killed: 'server' | 'database',
  showALoss: boolean,
): Promise<number> {
  const back = clients.next()
  if (killed === 'server') {
    await place.killServer()
    await place.start()
  } else {
    await place.killDatabase(showALoss ? 'all' : (pick(databaseParts) ?? 'all'))
  }
  return back
}

export async function promiseTooEarly(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('alter system set synchronous_commit = off')
    await client.query("alter system set wal_writer_delay = '10s'")
    await client.query('select pg_reload_conf()')
  })
}
