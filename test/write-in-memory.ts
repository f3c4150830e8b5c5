import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'

/** Bytes. All that tests keep at the same time were at most a fifth of this; a container's 64 MB are too little. */
const enough = 2 * 1024 ** 3

/**
 * Lets tests keep their files in memory where there is room, unless TMPDIR says where: each test file has a database of its own,
 * which is some 1,500 files to be made and removed again. What is measured or kills a machine (bench, faults) stays on the disk.
 */
export function writeInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize >= enough) process.env.TMPDIR = memory
}
