import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'

/** In bytes. All files of the tests at one time have taken at most a fifth of this; a container's 64 MB are too little. */
const enough = 2 * 1024 ** 3

/**
 * Lets tests store their files in memory where there is room, unless TMPDIR is set. Each test file has its own database,
 * which means some 1,500 files to create and remove. Measurements and kills of a machine (bench, faults) use the disk.
 */
export function writeInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize >= enough) process.env.TMPDIR = memory
}
