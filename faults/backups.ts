import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stressprofil } from '#core/instrument/shipped.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { faultsOf } from './check-answers.ts'
import { startClients } from './clients.ts'
import { noFault } from './goals.ts'
import { type DatabaseKind, makePlace } from './place.ts'
import { readKept } from './read-kept.ts'
import { type Found, turns } from './report.ts'
import { runCommand } from './run-command.ts'

const people = 6000
const atOnce = 20

/**
 * Backups taken while people answer, each restored into an empty database on which a server then starts. Every answer that
 * was acknowledged before the backup began must be in it once; a later answer must be in it whole or not at all.
 */
export async function backupsUnderLoad(kind: DatabaseKind, backups: number): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-faults-'))
  const place = await makePlace(kind)
  try {
    const round = await layOutOpenRound(place.settings, { people, units: 40 })
    await place.start()
    const faults: string[] = []
    const figures: string[] = []
    const [early, late] = [round.invited.slice(0, -1), round.invited.slice(-1)]
    const clients = startClients(stressprofil, { ...round, invited: early, url: place.url, atOnce })
    const taken = []
    for (const turn of turns(backups)) {
      await clients.more(100)
      const acknowledged = new Set(clients.acknowledged)
      const file = join(folder, `backup-${turn}`)
      await runCommand('backup', [file], place.settings)
      await clients.more(20)
      taken.push({ file, acknowledged })
    }
    await clients.stop()
    for (const { file, acknowledged } of taken) {
      const restored = await makePlace(kind)
      try {
        await runCommand('restore', [file], restored.settings)
        const kept = await restored.withDatabase((url) => readKept(url, round, stressprofil))
        const { sent } = clients
        const found = faultsOf(stressprofil, round.invited, { sent, acknowledged }, kept)
        faults.push(...found.map((fault) => `${file}: ${fault}`))
        figures.push(`${acknowledged.size}/${kept.used.size}/${sent.size}`)
        await restored.start()
        const after = startClients(stressprofil, { ...round, invited: late, url: restored.url, atOnce: 1 })
        await after.stop()
        if (after.acknowledged.size !== 1) faults.push(`${file}: the server on it takes no answer.`)
      } finally {
        await restored.end()
      }
    }
    return {
      faults,
      figures: {
        backups,
        'acknowledged before/in the backup/sent in all, by backup': figures.join(' '),
      },
      goals: [
        noFault(
          `answers lost, doubled or kept in part in ${backups} backups taken under load and restored`,
          faults,
        ),
      ],
    }
  } finally {
    await place.end()
    await rm(folder, { recursive: true, force: true })
  }
}
