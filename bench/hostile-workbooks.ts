import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlannedFile } from '#server/people/import/plan-file.ts'
import { runInOwnProcess } from '#server/platform/process/own-process.ts'
import { hostileWorkbooks } from '#test/import/hostile-workbooks.ts'
import { processes } from './processes.ts'
import { saveResults } from './save-results.ts'

/** Workbooks of kilobytes that are made to use much memory or time, each read in a process as an import is. */
const present = { units: [], members: [] }

/** The largest size that a process of ours has had, in MB of 1024 · 1024 bytes; 0 once it is gone. */
function peakOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}

const isImport = ({ command, parent }: { readonly command: string; readonly parent: number }) =>
  parent === process.pid && command.includes('import-process')

async function measure(name: string, make: () => Buffer) {
  const source = make()
  const begun = performance.now()
  let peak = 0
  let ended = false
  const reading = runInOwnProcess<PlannedFile>('import', { source, present }).finally(() => {
    ended = true
  })
  while (!ended) {
    for (const { pid } of processes().filter(isImport)) peak = Math.max(peak, peakOf(pid))
    await pause(10)
  }
  const { report } = await reading
  return {
    name,
    kB: Math.round(source.length / 102.4) / 10,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    peakMB: Math.round(peak),
    refused: report.errors[0]?.code ?? 'read',
  }
}

const files = []
for (const [name, make] of Object.entries(hostileWorkbooks)) files.push(await measure(name, make))
console.table(files)
saveResults('hostile-workbooks', { files }, [
  {
    what: 'memory of the process that reads a hostile workbook, the worst of them',
    measured: Math.max(...files.map(({ peakMB }) => peakMB)),
    unit: 'MB',
    atMost: 200,
  },
  {
    what: 'time to read a hostile workbook and refuse it, the worst of them',
    measured: Math.max(...files.map(({ seconds }) => seconds)),
    unit: 's',
    atMost: 5,
  },
])
