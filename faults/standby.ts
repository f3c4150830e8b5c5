import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stressprofil } from '#core/instrument/shipped.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { faultsOf } from './check-answers.ts'
import { startClients } from './clients.ts'
import { noFault } from './goals.ts'
import { type DatabaseKind, LeftOut } from './place.ts'
import { readKept } from './read-kept.ts'
import { type Found, turns } from './report.ts'
import { oneServer } from './servers.ts'
import { startPair } from './standby-pair.ts'

const atOnce = 20

const people = (failovers: number) => (failovers + 2) * 2000

/**
 * The primary dies while people answer, and its standby is promoted. The server has both in its DATABASE_URL and is not
 * told. Everything acknowledged must be on the standby.
 * @param showALoss the standby falls behind first: commits do not wait for it, and the run must find what it lacks.
 */
export async function standbyPromoted(
  kind: DatabaseKind,
  { failovers, showALoss }: { readonly failovers: number; readonly showALoss: boolean },
): Promise<Found> {
  if (kind !== 'postgres') throw new LeftOut('A standby is a second PostgreSQL of its own.')
  const folder = makeOpenFolder('standby')
  const pair = await startPair(folder)
  const buildDir = join(folder, 'build')
  mkdirSync(buildDir)
  writeEmptyPages(buildDir)
  const settings = {
    ...serverSettings(join(folder, 'data')),
    DATABASE_URL: pair.url,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  }
  const server = oneServer(buildDir, settings)
  try {
    const round = await layOutOpenRound(settings, { people: people(failovers), units: 40 })
    await server.start()
    const clients = startClients(stressprofil, { ...round, url: server.url, atOnce })
    const times: number[] = []
    for (const _turn of turns(failovers)) {
      await clients.more(100)
      if (showALoss) {
        await pair.fallBehind()
        await clients.more(100)
      }
      await pause(Math.random() * 30)
      const back = clients.next()
      await pair.failOver()
      times.push(await back)
      if (!showALoss) await pair.followAgain()
    }
    await clients.stop()
    const kept = await readKept(pair.primary(), round, stressprofil)
    const faults = faultsOf(stressprofil, round.invited, clients, kept)
    return {
      faults,
      figures: {
        failovers,
        sent: clients.sent.size,
        acknowledged: clients.acknowledged.size,
        kept: kept.used.size,
        'back after the primary, ms': times.map(Math.round).join(' '),
      },
      goals: [
        noFault(
          `answers lost, doubled or kept in part, of ${clients.acknowledged.size} acknowledged around ${failovers} failovers`,
          faults,
        ),
      ],
    }
  } finally {
    await server.stop()
    await pair.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
