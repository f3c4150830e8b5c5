import { fork } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { saveResults } from './save-results.ts'
import { startWithTwoCustomers } from './two-customers.ts'

/**
 * The largest file that an import accepts, sent over HTTP by another process: how long the server stops for it, that is, how
 * long all other requests wait. With a refused name the file is only read; with a good one it is stored and tried too.
 */
const bytes = 31.5 * 1024 * 1024
const times = 3
const port = 3977
const [role] = process.argv.slice(2)
/** Empty in the measured process. */
const contentBase64 =
  role === 'sender' ? Buffer.alloc(bytes, 'no heading that a list has;').toString('base64') : ''

type Sending = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly fileName: string
}

/** In a process of its own: sends the file at each request of the parent, and returns the response. */
async function sendFile({ url, headers, fileName }: Sending): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ fileName, contentBase64 }),
  })
  await answer.arrayBuffer()
  process.send?.(answer.status)
}

/** Started before the measurement, because starting a process blocks the one that starts it. */
function startSender() {
  const sender = fork(fileURLToPath(import.meta.url), ['sender'], { env: { PATH: process.env.PATH ?? '' } })
  const send = async (sending: Sending, status: number) => {
    sender.send(sending)
    const [answered] = (await once(sender, 'message')) as [number]
    if (answered !== status) throw new Error(`answered ${answered}, not ${status}`)
  }
  return { send, end: () => sender.disconnect() }
}

async function measure(step: string, work: () => Promise<unknown>) {
  const stops: number[] = []
  const begun = performance.now()
  for (let n = 0; n < times; n++) {
    await pause(1000)
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    await work()
    delay.disable()
    stops.push(Math.round(delay.max / 1e6))
  }
  const seconds = Math.round((performance.now() - begun) / times - 1000) / 1000
  return { step, seconds, longestStopMs: Math.max(...stops), stops: stops.join(' ') }
}

async function bench(): Promise<void> {
  const { address, one, other, end } = await startWithTwoCustomers('import-body', port)
  const senders = [startSender(), startSender()] as const
  const send = (to: typeof one, fileName: string, status: number, by = senders[0]) =>
    by.send({ url: `${address}${to.path}/imports`, headers: to.headers, fileName }, status)
  try {
    await pause(3000)
    const steps = [
      await measure('nothing is sent', () => pause(2000)),
      await measure('read and refused', () => send(one, 'x'.repeat(256), 400)),
      await measure('two read at once', () =>
        Promise.all([send(one, 'x'.repeat(256), 400), send(other, 'x'.repeat(256), 400, senders[1])]),
      ),
      await measure('read and stored', () => send(one, 'a.csv', 202)),
      await measure('tried', async () => {
        await send(one, 'a.csv', 202)
        await pause(3000)
      }),
    ]
    console.table(steps)
    const stop = (step: string) => steps.find((one) => one.step === step)?.longestStopMs ?? 0
    saveResults('import-body', { bytes, times, steps }, [
      {
        what: 'longest stop of a server that reads a request with a list of 31.5 MB',
        measured: Math.max(stop('read and refused'), stop('two read at once')),
        unit: 'ms',
        atMost: 50,
      },
    ])
  } finally {
    for (const sender of senders) sender.end()
    await end()
  }
}

if (role === undefined) await bench()
else process.on('message', (sending: Sending) => void sendFile(sending))
