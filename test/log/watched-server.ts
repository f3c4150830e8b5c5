import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import type { Browser } from '../app/browser.ts'
import { type TestApp, testApp } from '../app/test-app.ts'
import { startNameServer } from '../oidc/name-server.ts'
import { rememberSecrets, type Secrets } from './secrets.ts'

export type WatchedServer = {
  readonly server: TestApp
  readonly names: Awaited<ReturnType<typeof startNameServer>>
  readonly secrets: Secrets
  /** All output: the server's log at the finest level, and whatever libraries print. */
  readonly written: readonly string[]
}

/**
 * The app with all its output captured. After each test no line may contain a secret, an e-mail's content or a cookie. Call
 * it at the top of a test file.
 */
export async function watchedServer(): Promise<WatchedServer> {
  const written: string[] = []
  const names = await startNameServer()
  const made = await testApp({
    config: { logLevel: 'trace' },
    nameServers: [names.address],
    onLogLine: (line) => void written.push(line.trimEnd()),
  })
  const browsers: Browser[] = []
  const server = {
    ...made,
    browser: () => {
      const browser = made.browser()
      browsers.push(browser)
      return browser
    },
  }
  const secrets = rememberSecrets()

  const onWarning = (warning: Error) => void written.push(...String(warning.stack).split('\n'))
  beforeAll(() => {
    process.on('warning', onWarning)
    for (const stream of [process.stdout, process.stderr]) {
      const through = stream.write.bind(stream) as typeof stream.write
      vi.spyOn(stream, 'write').mockImplementation(((text: string | Uint8Array, ...rest: []) => {
        written.push(...String(text).split('\n'))
        return through(text, ...rest)
      }) as typeof stream.write)
    }
    for (const kind of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
      vi.spyOn(console, kind).mockImplementation((...said) => void written.push(...said.map(String)))
    }
  })
  afterAll(() => {
    process.off('warning', onWarning)
    vi.restoreAllMocks()
  })

  /** After each test: collects the secrets of its e-mails and cookies, and searches the output for them. */
  afterEach(async () => {
    await server.runJobs()
    for (const one of server.mail.received) secrets.hideMail(one)
    for (const { cookies } of browsers) secrets.hide(...cookies.values())
    expect(secrets.findIn(written)).toEqual([])
  })
  return { server, names, secrets, written }
}
