import { copyFileSync, cpSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What an operator calls by name; the other commands of `scripts/` are for those who build and test. */
export const operatorCommands = [
  'start',
  'migrate',
  'backup',
  'restore',
  'found-organisation',
  'roles',
  'staff',
  'second-factor',
  'sessions',
  'remove-organisation',
  'doctor',
]

const programs = [
  'package.json',
  'andrum',
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  'deploy/**/*',
  'docs/runbooks/*.md',
  'migrations/**/*.sql',
  'src/{core,contract,text,server}/**/*',
  'scripts/start.mjs',
  'scripts/{start,doctor}/*.ts',
  ...operatorCommands.map((name) => `scripts/${name}.ts`),
]

/** Everything that runs or is read where no page is built and nothing is tested, relative to the project. */
export function programFiles(project: string): string[] {
  return globSync(programs, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length).replace(/^\//, ''))
    .sort()
}

/** Copies the program and the built pages into a new folder. */
export function copyProgram(project: string, into: string): void {
  for (const file of programFiles(project)) {
    mkdirSync(dirname(join(into, file)), { recursive: true })
    copyFileSync(join(project, file), join(into, file))
  }
  cpSync(join(project, 'build', 'client'), join(into, 'build', 'client'), { recursive: true })
}
