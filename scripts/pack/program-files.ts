import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namesOf, runningFiles } from '#server/platform/program/running-files.ts'

/** Files for readers and other programs. Without `andrum.env`, which would be somebody's own settings, with their secrets. */
const besides = [
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  'deploy/**/!(andrum.env)',
  'docs/{reference,runbooks}/*.md',
]

/** All files that production needs, relative to the project; without those for building pages and for tests. */
export const programFiles = (project: string): string[] =>
  [...runningFiles(project), ...namesOf(project, besides)].sort()

/** Copies the program and the built pages into a new folder. */
export function copyProgram(project: string, into: string): void {
  for (const file of programFiles(project)) {
    mkdirSync(dirname(join(into, file)), { recursive: true })
    copyFileSync(join(project, file), join(into, file))
  }
  cpSync(join(project, 'build', 'client'), join(into, 'build', 'client'), { recursive: true })
}
