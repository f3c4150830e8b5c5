import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * The folder of a disk of its own until the end of the test.
 * @param size as `mount` takes it, as in 16k
 * @returns undefined where this user or this machine may mount none
 */
export function smallDisk(size: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'andrum-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'andrum-disk', folder])
  if (status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  return folder
}
