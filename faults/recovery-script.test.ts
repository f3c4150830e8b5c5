import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../deploy/recovery.sh', import.meta.url))
const minutes = 60

/** A folder of `deploy/recovery.sh` after some time. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'andrum-recovery-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [bases, log] = [join(folder, 'base'), join(folder, 'log')]
  mkdirSync(bases)
  mkdirSync(log)
  const run = (args: readonly string[], hours = '1') => {
    const env = { PATH: process.env.PATH, RECOVERY_DIR: folder, RECOVERY_HOURS: hours }
    const { status, stderr } = spawnSync('sh', [script, ...args], { env, encoding: 'utf8' })
    return { status, stderr }
  }
  return {
    run,
    kept: () => readdirSync(log).sort(),
    bases: () => readdirSync(bases).sort(),
    contentOf: (name: string) => readFileSync(join(log, name), 'utf8'),
    /** Adds a base backup that began so many seconds ago with that file of the log; finished by default. */
    addBase: (ago: number, first: string, finished = true) => {
      const name = String(Math.floor(Date.now() / 1000) - ago)
      mkdirSync(join(bases, name))
      writeFileSync(
        join(bases, name, 'backup_label'),
        `START WAL LOCATION: 0/2000028 (file ${first})\nCHECKPOINT LOCATION: 0/2000060\n`,
      )
      if (finished) writeFileSync(join(bases, `${name}.end`), name)
      return name
    },
    archive: (name: string, content = name) => {
      const path = join(folder, 'of-the-server')
      writeFileSync(path, content)
      return run(['archive', path, name])
    },
  }
}

/** The name of a file of the log. */
const file = (timeline: number, at: number) =>
  `${String(timeline).padStart(8, '0')}00000000${at.toString(16).toUpperCase().padStart(8, '0')}`

it('of the log nothing stays from before the oldest base backup that is young enough', () => {
  const folder = makeFolder()
  folder.addBase(30 * minutes, file(1, 3))
  const old = [2, 3, 9, 16].map((at) => file(1, at))
  for (const name of old) folder.archive(name)
  expect(folder.kept()).toEqual(old.slice(1))

  // 51 minutes are over an hour at the end of the next interval.
  const tooOld = folder.addBase(51 * minutes, file(1, 1))
  folder.addBase(10 * minutes, file(1, 10), false)
  folder.archive(file(1, 17))
  expect(folder.kept()).toEqual([...old.slice(1), file(1, 17)])
  expect(folder.bases().filter((name) => name.startsWith(tooOld))).toEqual([])
  expect(folder.run(['archive', script, file(1, 17)], '25').stderr).toContain('between 1 and 24')
})

it('where no base backup is young enough nothing of the log stays but where timelines began', () => {
  const folder = makeFolder()
  folder.addBase(30 * minutes, file(2, 5))
  for (const name of [file(1, 7), file(2, 7), file(3, 7), '00000003.history']) folder.archive(name)
  expect(folder.kept()).toEqual(['00000003.history', file(2, 7)].sort())

  const empty = makeFolder()
  empty.addBase(90 * minutes, file(1, 1))
  empty.archive(file(1, 2))
  expect([empty.kept(), empty.bases()]).toEqual([[], []])
})

it('a file of the log is taken in again as it is, and never replaced by another of its name', () => {
  const folder = makeFolder()
  folder.addBase(5 * minutes, file(1, 1))
  expect(folder.archive(file(1, 2), 'first').status).toBe(0)
  expect(folder.archive(file(1, 2), 'first').status).toBe(0)
  const other = folder.archive(file(1, 2), 'other')
  expect(other).toMatchObject({ status: 1, stderr: expect.stringContaining('with another content') })
  expect(folder.contentOf(file(1, 2))).toBe('first')
})
