import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stressprofil } from '#core/instrument/shipped.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { promiseTooEarly } from './answers.ts'
import { faultsOf } from './check-answers.ts'
import { startClients } from './clients.ts'
import { noFault } from './goals.ts'
import { type DatabaseKind, LeftOut, makePlace } from './place.ts'
import { readKept } from './read-kept.ts'
import { type Found, turns } from './report.ts'

const atOnce = 20

/** Size of the disk, in MB. */
const size = 600

/**
 * Several power cuts while people answer. Everything of the server is on a disk image: data that a program has written without
 * flushing (fsync) are not in that file. The image is copied while the database stands still, and a
 * server starts on each copy: everything acknowledged before must be there.
 * @param showALoss the database acknowledges before it has flushed, and the run must find what is missing.
 */
export async function powerLost(
  kind: DatabaseKind,
  { times, showALoss }: { readonly times: number; readonly showALoss: boolean },
): Promise<Found> {
  if (kind !== 'embedded')
    throw new LeftOut('It takes the power from the disk of DATA_DIR, where this database is not.')
  const folder = makeOpenFolder('power')
  const disk = join(folder, 'disk')
  const image = join(folder, 'image')
  makeDisk(image, disk)
  const faults: string[] = []
  const figures: string[] = []
  try {
    const place = await makePlace(kind, {}, join(disk, 'place'))
    const copies: { readonly file: string; readonly acknowledged: ReadonlySet<string> }[] = []
    let round: Awaited<ReturnType<typeof layOutOpenRound>>
    let clients: ReturnType<typeof startClients>
    try {
      round = await layOutOpenRound(place.settings, { people: (times + 2) * 1000, units: 40 })
      await place.start()
      if (showALoss) {
        // Flushed so that a start finds all it needs: only answers are to be missed.
        execFileSync('sync', ['-f', disk])
        await place.withDatabase(promiseTooEarly)
      }
      clients = startClients(stressprofil, { ...round, url: place.url, atOnce })
      for (const turn of turns(times)) {
        await clients.more(50 + Math.floor(Math.random() * 150))
        await pause(Math.random() * 30)
        const file = join(folder, `image-${turn}`)
        const acknowledged = await place.whileStill(async () => {
          const until = new Set(clients.acknowledged)
          copyFileSync(image, file)
          return until
        })
        copies.push({ file, acknowledged })
      }
      await clients.stop()
    } finally {
      await place.end()
      unmount(disk)
    }
    for (const { file, acknowledged } of copies) {
      mount(file, disk)
      const after = await makePlace(kind, {}, join(disk, 'place'))
      try {
        await after.start()
        const kept = await after.withDatabase((url) => readKept(url, round, stressprofil))
        const found = faultsOf(stressprofil, round.invited, { sent: clients.sent, acknowledged }, kept)
        faults.push(...found.map((fault) => `Without power after ${acknowledged.size}: ${fault}`))
        figures.push(`${acknowledged.size}/${kept.used.size}`)
      } catch (error) {
        faults.push(
          `Without power after ${acknowledged.size} the server does not start: ${String(error).slice(0, 300)}`,
        )
      } finally {
        await after.end()
        unmount(disk)
      }
    }
    return {
      faults,
      figures: { 'times without power': times, 'acknowledged before/kept, each time': figures.join(' ') },
      goals: [noFault(`answers lost, doubled or kept in part, ${times} times without power`, faults)],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** @throws LeftOut where this process may not mount one. */
function makeDisk(image: string, disk: string): void {
  mkdirSync(disk)
  writeFileSync(image, '')
  truncateSync(image, size << 20)
  try {
    execFileSync('mkfs.ext4', ['-q', image], { stdio: 'ignore' })
    mount(image, disk)
  } catch {
    rmSync(join(disk, '..'), { recursive: true, force: true })
    throw new LeftOut('Only root on Linux, with loop devices and the right to mount, has a disk to copy.')
  }
  mkdirSync(join(disk, 'place'))
}

const mount = (image: string, disk: string) =>
  execFileSync('mount', ['-o', 'loop', image, disk], { stdio: 'ignore' })

const unmount = (disk: string) => execFileSync('umount', [disk], { stdio: 'ignore' })
