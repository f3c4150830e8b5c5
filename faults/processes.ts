import { readdirSync, readFileSync } from 'node:fs'

/** Child processes, by proc(5); empty on a system without it, where only the first process is killed. */
export function childrenOf(parent: number): number[] {
  let pids: string[]
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
  return pids.map(Number).filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  const stat = readProc(pid, 'stat')
  // After the name in brackets come state and parent.
  return stat === '' ? undefined : Number(stat.replace(/^.*\) /s, '').split(' ')[1])
}

export const commandOf = (pid: number) => readProc(pid, 'cmdline')

/** A session through PostgreSQL's socket has the process title `postgres: <role> <database> [local] …`. */
export const isSession = (command: string) => command.includes(' [local] ')

function readProc(pid: number, file: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Sends a signal; ignores a process that has ended meanwhile. */
export function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
