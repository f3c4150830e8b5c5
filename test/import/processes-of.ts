import { execFileSync } from 'node:child_process'

/** Ids of the processes that this one has started for long work (`server/platform/process/own-process.ts`). */
export function processesOf(work: 'import' | 'release' | 'spreadsheet'): readonly number[] {
  const all = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' })
  return all.split('\n').flatMap((line) => {
    const [pid, parent, state = '', ...command] = line.trim().split(/\s+/)
    const isOurs = Number(parent) === process.pid && command.join(' ').includes(`${work}-process.ts`)
    // A zombie: it has ended, but nothing has waited for it yet.
    return isOurs && !state.startsWith('Z') ? [Number(pid)] : []
  })
}
