import { spawnSync } from 'node:child_process'
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type ProgramDigests, readDigests } from '#server/program/program-digests.ts'

/** What the sources bring along and the build does not read, or makes itself. */
const left = [
  '.git',
  'node_modules',
  'build',
  'data',
  'test-results',
  'playwright-report',
  '.react-router',
  '.env',
]

/** Whoever builds next year, in another part of the world, gets the same: the second build lives there. */
const elsewhere = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
const nextYear = `
  const shift = 400 * 24 * 60 * 60 * 1000, Now = Date
  globalThis.Date = class extends Now {
    constructor(...given) { given.length === 0 ? super(Now.now() + shift) : super(...given) }
    static now() { return Now.now() + shift }
  }`

/**
 * Builds the same sources again in a folder of another name, with another clock, time zone and language of the machine, and compares.
 * @throws an Error that names every file that differs
 */
export async function buildElsewhere(here: ProgramDigests): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'andrum-built-a-second-time-'))
  try {
    const skipped = left.map((name) => resolve(name))
    cpSync('.', folder, { recursive: true, filter: (place) => !skipped.includes(resolve(place)) })
    linkTree('node_modules', join(folder, 'node_modules'))
    const run = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...elsewhere,
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(nextYear)}`,
      },
    })
    if (run.status !== 0) throw new Error(`The second build failed:\n${run.stdout}${run.stderr}`)
    const there = readDigests(readFileSync(join(folder, 'build', 'digests.json'), 'utf8'))
    const names = new Set([...Object.keys(here.files), ...Object.keys(there?.files ?? {})])
    const different = [...names].filter((name) => here.files[name] !== there?.files[name]).sort()
    if (different.length > 0) throw new Error(`A second build gave other bytes:\n- ${different.join('\n- ')}`)
    console.log(
      `Built twice, in two folders with two clocks: ${names.size} files are the same, byte by byte.`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** The packages, by links to the same files where the disk is the same: a copy would be 700 MB. */
function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      try {
        linkSync(source, target)
      } catch {
        cpSync(source, target)
      }
    }
  }
}
