import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/find-chromium.ts'

export type OpenBrowser = { readonly debugPort: number; readonly close: () => Promise<void> }

/**
 * A headless Chromium with a fresh profile that Lighthouse can connect to.
 * @throws when there is none on this machine, or it does not start
 */
export async function openBrowser(): Promise<OpenBrowser> {
  const path = findChromium()
  if (path === undefined) throw new Error('No Chromium found: install one or set CHROMIUM_PATH.')
  const profile = await mkdtemp(join(tmpdir(), 'andrum-chromium-'))
  const browser = spawn(
    path,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      '--disable-sync',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => browser.once('close', () => resolve()))
  const debugPort = await new Promise<number>((resolve, reject) => {
    let said = ''
    browser.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    void ended.then(() => reject(new Error(`Chromium did not start: ${said.slice(0, 500)}`)))
  })
  return {
    debugPort,
    async close() {
      browser.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
