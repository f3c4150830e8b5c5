import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const shell = '/usr/bin/chromium-headless-shell'

/** An installed Chromium: named by `CHROMIUM_PATH`, or in one of the usual places. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return named && existsSync(named) ? named : usual.find((path) => existsSync(path))
}

/** The same browser without windows, for tests, where Debian's is installed (decision 0624); else a whole one. */
export const findHeadlessChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH === undefined && existsSync(shell) ? shell : findChromium()

/**
 * Finds a Chromium or installs one: from the package manager where we may use it, else by the test tool's own download.
 * @returns its path, or 'downloaded' when the test tool has its own.
 * @throws an error that says in one line what to do.
 */
export function ensureChromium(): string {
  const here = findChromium()
  if (here) return here
  console.log('No Chromium found: getting one for the browser tests.')
  install('chromium')
  const installed = findChromium()
  if (installed) return installed
  const download = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' })
  if (download.status === 0) return 'downloaded'
  throw new Error(
    'No Chromium could be had: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.',
  )
}

/** As `ensureChromium`, but without windows where Debian has that build: a whole one runs the same tests, more slowly. */
export function ensureHeadlessChromium(): string {
  const whole = ensureChromium()
  if (whole === usual[0] && !existsSync(shell)) install('chromium-headless-shell')
  return findHeadlessChromium() ?? whole
}

/** Another program that tests need, from the package manager where we may use it. @throws an Error that says what to install. */
export function findOrInstall(name: string, places: readonly string[]): string {
  const here = () => places.find((path) => existsSync(path))
  if (here() === undefined) install(name)
  const found = here()
  if (found !== undefined) return found
  throw new Error(`No ${name} found: install it (apt-get install ${name}, brew install ${name}).`)
}

/** Installs from the package manager, where we may use it. The caller checks whether the program is there afterwards. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
