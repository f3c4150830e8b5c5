import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type Process = {
  readonly pid: number
  readonly parent: number
  readonly command: string
  readonly ticks: number
}

/** Every process of this machine that this user may read. */
export function processes(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
          .map(Number)
        // proc(5): parent, then user and system time of its own and of its children that have ended.
        const [parent = 0, ticks = 0] = [fields[1], fields.slice(11, 15).reduce((sum, time) => sum + time, 0)]
        return [{ pid: Number(pid), parent, command, ticks }]
      } catch {
        return []
      }
    })
}

/** Processor time of these processes so far, in milliseconds; 0 on a system without /proc. */
export function processorOf(isMeant: (one: Process, all: readonly Process[]) => boolean): number {
  if (!existsSync('/proc')) return 0
  return (
    processes()
      .filter((one, _at, all) => isMeant(one, all))
      .reduce((sum, { ticks }) => sum + ticks, 0) * 10
  )
}

/** Processor time of all processes of the database in this folder. */
export function databaseProcessor(dataDir: string): number {
  const isFirst = ({ command }: Process) => command.includes('postgres') && command.includes(dataDir)
  return processorOf((one, all) => {
    const first = all.find(isFirst)?.pid
    return one.pid === first || one.parent === first
  })
}

/** The resident set of a process now, in MB of 1024 · 1024 bytes, its program included. */
export function residentMemory(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 102.4) / 10
}
