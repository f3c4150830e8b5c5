import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { StartError } from '#server/platform/db/start-error.ts'

/** The sources of the built pages. */
const sources = [
  'src/{web,text,core,contract}/**/*',
  'packages/{release,record-log}/**/*.ts',
  'content/**/*',
  'public/**/*',
  'scripts/build.ts',
  'scripts/web-build/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/** Where a complete build notes the hash of its sources, so that the next start need not build again. */
export const buildNote = (project: string): string => join(project, 'build', 'built-from')

/** One hash over names and contents of all sources, without tests. */
export function hashSources(project: string): string {
  const hash = createHash('sha256')
  const names = globSync(sources, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)))
  for (const name of names.sort()) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(project, name)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Builds the web when it was never built or its sources have changed since.
 * @param project the folder with package.json.
 * @throws StartError when it cannot be built and there is nothing to serve.
 */
export function ensureBuild(project: string, say: (sentence: string) => void = console.log): void {
  const present = existsSync(join(project, 'build', 'client'))
  // Unpacked from an archive (`npm run pack`): it has the pages without their sources.
  if (present && !existsSync(join(project, 'src', 'web'))) return
  const hash = hashSources(project)
  const note = buildNote(project)
  if (present && existsSync(note) && readFileSync(note, 'utf8').trim() === hash) return
  if (!existsSync(join(project, 'node_modules', '@react-router', 'dev', 'bin.cjs'))) {
    // A slim server, installed without the build tools.
    const missing =
      'The pages are not built, and the tools for it are not installed: run npm ci, then npm start.'
    if (!present) throw new StartError(missing)
    say('The pages may be older than their sources: the tools that build them are not installed.')
    return
  }
  say(present ? 'The pages have changed and are being built again.' : 'The pages are being built, once.')
  rmSync(note, { force: true })
  const run = spawnSync(process.execPath, [join('scripts', 'build.ts')], { cwd: project, stdio: 'inherit' })
  if (run.status !== 0) throw new StartError('The pages could not be built: the reason stands above.')
}
