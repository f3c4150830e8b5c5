import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/** Whether a process with this number lives; one of another user counts as living. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Tells a process from a later one with the same number: its start time, with the machine's boot.
 * Undefined when no such process lives.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name in brackets may hold spaces; the start time is the 20th field after it (proc(5), field 22).
    const started = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
    return started === undefined ? undefined : `${boot} ${started}`
  } catch {
    return undefined
  }
}

/** Whether the process is the database server of that folder, and not a stranger who got its number later. */
export function isServerOf(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false
  try {
    // PostgreSQL's main process stands in its data folder for as long as it runs.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === dataFolder
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(dataFolder)
  } catch {
    return false
  }
}
