/**
 * The effect of a large release on other requests: event-loop delay and response times of a server process while it releases a
 * round, with the embedded database and all kept rounds, and the process's peak memory. The kept rounds are guarded, as on a real
 * server, so inserting them takes longer than the release.
 * Options: --units --people --rounds (kept rounds)
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import loadHighs from 'highs'
import type { RoundView } from '#contract/rounds/round.ts'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import {
  bringReleaseHour,
  makeLargeOrganisation,
  serverSettings,
  writeEmptyPages,
} from '#test/release/large-organisation.ts'
import { rounded } from './beside-bare.ts'
import { saveResults } from './save-results.ts'

/** Milliseconds between two readings of the event loop, and between two requests. */
const looks = 5
const requests = 50

type Heard =
  | { readonly url: string }
  | { readonly p99: number; readonly longest: number; readonly peakMb: number }

if (process.send === undefined) await measure()
else await serve(process.argv[2] ?? '')

/** The server process: sends its address, and on request its readings since the last request. */
async function serve(buildDir: string): Promise<void> {
  const { url, close } = await main(readConfig(process.env), buildDir)
  process.once('SIGTERM', () => void close().then(() => process.exit(0)))
  const delay = monitorEventLoopDelay({ resolution: looks })
  delay.enable()
  let late = performance.now()
  setInterval(() => {
    const now = performance.now()
    if (now - late > looks + 100)
      console.error(`a pause of ${Math.round(now - late)} ms at ${new Date().toISOString()}`)
    late = now
  }, looks)
  process.on('message', () => {
    const peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
    say({ p99: delay.percentile(99) / 1e6, longest: delay.max / 1e6, peakMb })
    delay.reset()
  })
  say({ url })
}

function say(word: Heard): void {
  process.send?.(word)
}

async function measure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      units: { type: 'string', default: '10000' },
      people: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '12' },
    },
  })
  const kept = Number(values.rounds)
  const size = { units: Number(values.units), people: Number(values.people), rounds: kept + 1 }
  const folder = makeOpenFolder('bench')
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  try {
    writeEmptyPages(buildDir)
    const highs = await loadHighs()
    const { path, headers } = await makeLargeOrganisation(dataDir, size, serverSettings(dataDir), highs)
    process.stderr.write('laid out · ')
    const server = fork(fileURLToPath(import.meta.url), [buildDir], {
      env: { PATH: process.env.PATH, ...serverSettings(dataDir) },
    })
    const heard = async (): Promise<Heard> => (await once(server, 'message'))[0]
    try {
      const started = await heard()
      if (!('url' in started)) throw new Error('the server did not say where it is')
      const ask = async () => {
        server.send('what have you seen?')
        return heard()
      }
      const round = async () =>
        (await (await fetch(`${started.url}${path}`, { headers })).json()) as RoundView
      await pause(3000)
      const idle = await ask()
      const closing = performance.now()
      const { closesAt } = await round()
      const closed = await fetch(`${started.url}${path}/closing`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ from: closesAt }),
      })
      if (!closed.ok) throw new Error(`the round was not closed: ${closed.status} ${await closed.text()}`)
      await bringReleaseHour(dataDir)
      const answered = createHistogram()
      for (let state = ''; state !== 'released'; await pause(requests)) {
        const asked = performance.now()
        state = (await round()).state
        answered.record(Math.max(1, Math.round(performance.now() - asked)))
      }
      const seconds = Math.round((performance.now() - closing) / 100) / 10
      const busy = await ask()
      const figures = {
        ...size,
        kept,
        seconds,
        idle,
        busy,
        answers: {
          amount: answered.count,
          p50: answered.percentile(50),
          p99: answered.percentile(99),
          longest: answered.max,
        },
      }
      console.table({
        'event-loop delay before, p99 ms': 'p99' in idle ? idle.p99 : '',
        'event-loop delay while releasing, p99 ms': 'p99' in busy ? busy.p99 : '',
        'longest pause, ms': 'p99' in busy ? busy.longest : '',
        'answers, p50 / p99 / longest ms': `${figures.answers.p50} / ${figures.answers.p99} / ${answered.max}`,
        'peak memory of the process, MB': 'p99' in busy ? busy.peakMb : '',
        'from closing to figures, s': seconds,
      })
      saveResults('release-in-server', figures, [
        {
          what: `delay of the event loop while ${size.units} units are released, 99th percentile`,
          measured: 'p99' in busy ? rounded(busy.p99) : Number.POSITIVE_INFINITY,
          unit: 'ms',
          atMost: 20,
        },
        { what: 'the same release, from closing to figures', measured: seconds, unit: 's', atMost: 120 },
      ])
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
