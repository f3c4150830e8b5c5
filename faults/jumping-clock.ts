import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { LeftOut } from './place.ts'

/** Where Debian's package `faketime` installs the library for programs with threads. */
const usualFiles = [
  process.env.FAKETIME_LIB,
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
]

/** A clock for programs that are started with its environment; it can be set while they run. */
export type JumpingClock = {
  readonly environment: Readonly<Record<string, string>>
  /** @param ahead of the machine's own clock, in milliseconds. */
  readonly set: (ahead: number) => void
  readonly now: () => number
  readonly end: () => void
}

/** @throws LeftOut where the library is missing. */
export function makeJumpingClock(): JumpingClock {
  const library = usualFiles.find((file) => file !== undefined && existsSync(file))
  if (library === undefined)
    throw new LeftOut('No libfaketime found: install it (apt-get install faketime), or set FAKETIME_LIB.')
  const folder = makeOpenFolder('clock')
  const file = join(folder, 'clock')
  let offset = 0
  const set = (ahead: number) => {
    offset = ahead
    writeFileSync(file, `${ahead < 0 ? '' : '+'}${ahead / 1000}`)
  }
  set(0)
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // A jump of the clock does not change the time since the start.
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DISABLE_SHM: '1',
    },
    set,
    now: () => Date.now() + offset,
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}
