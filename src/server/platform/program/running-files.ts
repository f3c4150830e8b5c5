import { globSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { operatorCommands } from './operator-commands.ts'

/** The files that the server and its commands consist of; `package-lock.json` names every package with its hash. */
const running = [
  'package.json',
  'package-lock.json',
  'andrum',
  'migrations/**/*.sql',
  'packages/*/package.json',
  'packages/release/{zone,constants}.ts',
  'packages/release/{disclosure,policy}/**/*',
  'packages/record-log/{log,cli}/**/*',
  'src/{core,contract,text,server}/**/*',
  'scripts/andrum.ts',
  'scripts/start.mjs',
  'scripts/{start,doctor,verify-site}/*.ts',
  'scripts/start/*.json',
  ...operatorCommands.map((name) => `scripts/${name}.ts`),
]

/** The files that run in production, without those for building pages and tests; sorted, relative to the project. */
export const runningFiles = (project: string): string[] => namesOf(project, running)

/** The files that match the patterns, without tests; sorted, relative to the folder, with `/` on every system. */
export function namesOf(folder: string, patterns: readonly string[]): string[] {
  const root = resolve(folder)
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
}
