import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PlannedFile } from '#server/people/import/plan-file.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import { runInOwnProcess } from './own-process.ts'

it('says what the work of another process found', async () => {
  const sheet = { name: 'Enheter', headings: ['Enhet'], rows: [['Hemtjänst norr']] }
  const found = await runInOwnProcess<Uint8Array>('spreadsheet', JSON.stringify([sheet]))
  // A workbook is a ZIP archive, which begins with PK.
  expect(Buffer.from(found.subarray(0, 2)).toString()).toBe('PK')
})

it('says why the work of another process could not be done', async () => {
  await expect(runInOwnProcess('spreadsheet', 'no tables')).rejects.toThrow(/not valid JSON/)
})

it('gives the process nothing of its own environment, where the secrets are', async () => {
  // With this in its environment, a Node process fails at its start.
  vi.stubEnv('NODE_OPTIONS', '--require=./of-the-server-alone.cjs')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await runInOwnProcess<Uint8Array>('spreadsheet', '[]')).toBeInstanceOf(Uint8Array)
})

it.each([
  ['has said what it found', (child: ReturnType<typeof fork>) => child.send(['[]'])],
  ['is alone', (child: ReturnType<typeof fork>) => child.disconnect()],
])('ends a process at once when it %s, without waiting for its threads', async (_, part) => {
  const process = fork(new URL('../../spreadsheet-process.ts', import.meta.url), {
    serialization: 'advanced',
    env: {},
    execArgv: [],
  })
  part(process)
  expect(await once(process, 'exit')).toEqual([null, 'SIGKILL'])
})

it('ends a process as soon as nobody waits for what it would find', async () => {
  const given = new AbortController()
  const input = { source: Buffer.from(''), present: { units: [], members: [] } }
  const running = runInOwnProcess('import', input, { signal: given.signal })
  given.abort(new Error('given up'))
  await expect(running).rejects.toThrow('given up')
})

it('gives a process bytes of any size as they are', async () => {
  const source = importFile(...peopleOf('top', 40_000))
  expect(source.length).toBeGreaterThan(1.2 * 1024 * 1024)
  const present = { language: 'sv', sms: false, units: [], members: [] }
  const { report } = await runInOwnProcess<PlannedFile>('import', { source, present })
  expect(report).toMatchObject({ lines: 40_001 })
})

it('hears what two processes found that end while this one is busy', async () => {
  const begin = performance.now()
  await runInOwnProcess('spreadsheet', '[]')
  const took = performance.now() - begin
  // Node may notice several ended processes at once. Each try begins the second later beside the first.
  for (const share of [0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
    const first = runInOwnProcess('spreadsheet', '[]').then(() => keepBusy(3 * took))
    keepBusy(share * took)
    const second = runInOwnProcess('spreadsheet', '[]')
    keepBusy(0.6 * took)
    await Promise.all([first, second])
  }
})

/** @param time in milliseconds, in which no event is handled */
function keepBusy(time: number): void {
  const end = performance.now() + time
  while (performance.now() < end);
}
