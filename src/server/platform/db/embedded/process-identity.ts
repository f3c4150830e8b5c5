import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

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
 * Identifies a process among those with the same number: its start time, with the machine's boot id.
 * Undefined when there is no such process, or the system tells nothing about it.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  try {
    if (process.platform !== 'linux') return ask(pid, 'lstart')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name in brackets may hold spaces; the start time is the 20th field after it (proc(5), field 22).
    const started = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
    return started === undefined ? undefined : `${boot} ${started}`
  } catch {
    return undefined
  }
}

/**
 * Whether the process is the database server of that folder, or another one that got its number later.
 * Reads its command line, which root may do even without special capabilities.
 */
export function isServerOf(pid: number, dataFolder: string): boolean | 'unknown' {
  if (!isAlive(pid)) return false
  try {
    if (process.platform !== 'linux') return ask(pid, 'command').includes(`postgres -D ${dataFolder}`)
    const [program = '', ...options] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return basename(program) === 'postgres' && options[options.indexOf('-D') + 1] === dataFolder
  } catch {
    return isAlive(pid) ? 'unknown' : false
  }
}

function ask(pid: number, what: 'lstart' | 'command'): string {
  return execFileSync('ps', ['-ww', '-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
}
