import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeEmptyPages } from '#test/release/large-organisation.ts'
import { makeOpenFolder } from './open-folder.ts'

/** What the server of one test needs to start, in a folder that is removed after the test. */
export function serverFolders(): {
  readonly folder: string
  readonly dataDir: string
  readonly buildDir: string
} {
  const folder = makeOpenFolder('killed')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const buildDir = join(folder, 'build')
  writeEmptyPages(buildDir)
  return { folder, dataDir: join(folder, 'data'), buildDir }
}
