import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProgramDigests, readDigests } from '#server/platform/program/program-digests.ts'
import { copyTree } from './copy-tree.ts'

/** Another time zone and language, since a build next year in another part of the world must give the same. */
const elsewhere = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
const nextYear = `
  const shift = 400 * 24 * 60 * 60 * 1000, Now = Date
  globalThis.Date = class extends Now {
    constructor(...given) { given.length === 0 ? super(Now.now() + shift) : super(...given) }
    static now() { return Now.now() + shift }
  }`

/**
 * Builds the same sources again in another folder, with another clock, time zone and language, and compares.
 * @throws an Error that names every file that differs
 */
export async function buildElsewhere(here: ProgramDigests): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'andrum-built-a-second-time-'))
  try {
    copyTree(folder)
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
