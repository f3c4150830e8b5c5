import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { RoundView } from '#contract/rounds/round.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { serverFolders } from '#test/app/server-folders.ts'
import { startServerProcess } from '#test/app/start-server-process.ts'
import { bringReleaseHour, makeLargeOrganisation } from '#test/release/large-organisation.ts'

it('a server killed in the middle of a release starts it again and publishes once', {
  timeout: 600_000,
}, async () => {
  const { dataDir, buildDir } = serverFolders()
  const size = { units: 500, people: 5000, rounds: 4 }
  const { roundId, path, headers } = await makeLargeOrganisation(dataDir, size)
  const readRound = async (url: string) =>
    (await (await fetch(`${url}${path}`, { headers })).json()) as RoundView
  /** HR's page polls until the round is as expected. */
  const waitFor = async (url: string, isSo: (round: RoundView) => boolean) => {
    for (;;) {
      const round = await readRound(url)
      if (isSo(round)) return round
      await pause(100)
    }
  }

  const first = await startServerProcess(dataDir, buildDir)
  const { closesAt: from } = await readRound(first.url)
  const closed = await fetch(`${first.url}${path}/closing`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ from }),
  })
  expect(closed.status).toBe(200)
  await bringReleaseHour(dataDir)
  const seen = await waitFor(
    first.url,
    ({ state, progress }) => state === 'released' || (progress?.percent ?? 0) > 0,
  )
  expect(seen).toMatchObject({ state: 'closed', progress: { step: 'release' } })
  await first.end('SIGKILL')

  const second = await startServerProcess(dataDir, buildDir)
  const kept = await readRound(second.url)
  expect(kept.state).toBe('closed')
  await waitFor(second.url, ({ state }) => state === 'released')

  const { url, stop } = await openServerBeside({ dataDir })
  const [row] = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*) from snapshot where round_id = $1)::int as snapshots,
         (select count(*) from snapshot_figure where round_id = $1 and run = 'scores')::int as units,
         (select count(*) from vault.counter where round_id = $1)::int as counters,
         (select count(*) from invitation where round_id = $1)::int as invitations,
         (select count(*) from audit_entry where action = 'round-released')::int as entries`,
      [roundId],
    )
    return rows
  })
  await stop()
  expect(row).toEqual({ snapshots: 1, units: 500, counters: 0, invitations: 0, entries: 1 })
})
