import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium that is already here: named by `CHROMIUM_PATH`, or in one of the usual places. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return named && existsSync(named) ? named : usual.find((path) => existsSync(path))
}

/**
 * Finds a Chromium or gets one: from the package manager where we may use it, else by the test tool's own download.
 * @returns its path, or 'downloaded' when the test tool keeps its own.
 * @throws an error that says in one line what to do.
 */
export function ensureChromium(): string {
  const here = findChromium()
  if (here) return here
  console.log('No Chromium found: getting one for the browser tests.')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = findChromium()
    if (installed) return installed
  }
  const download = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' })
  if (download.status === 0) return 'downloaded'
  throw new Error(
    'No Chromium could be had: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.',
  )
}
