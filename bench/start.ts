import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveResults } from './save-results.ts'

/** From `npm start` to the first answered page: on an empty folder with built pages, then again. */
const port = 3977
const address = `http://localhost:${port}/`

async function startOnce(dataDir: string): Promise<number> {
  const start = performance.now()
  const server = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
    detached: true,
  })
  const answered = async () => (await fetch(address).catch(() => undefined))?.ok === true
  while (!(await answered())) {
    if (performance.now() - start > 120_000) throw new Error('no page within two minutes')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const seconds = (performance.now() - start) / 1000
  process.kill(-(server.pid ?? 0), 'SIGTERM')
  while (
    await fetch(address).then(
      () => true,
      () => false,
    )
  )
    await new Promise((resolve) => setTimeout(resolve, 100))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return Math.round(seconds * 100) / 100
}

const dataDir = await mkdtemp(join(tmpdir(), 'andrum-start-'))
try {
  const figures = {
    firstStartSeconds: await startOnce(dataDir),
    secondStartSeconds: await startOnce(dataDir),
  }
  console.table(figures)
  saveResults('start', figures, [
    { what: 'start on existing data', measured: figures.secondStartSeconds, unit: 's', atMost: 1.5 },
  ])
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
