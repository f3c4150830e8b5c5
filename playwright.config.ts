import { defineConfig } from '@playwright/test'
import { findHeadlessChromium } from './scripts/find-chromium.ts'
import { writeInMemory } from './test/write-in-memory.ts'

writeInMemory()

const port = Number(process.env.TEST_PORT ?? 3917)
const executablePath = findHeadlessChromium()

/** Browser tests against the real server with the embedded database and the simulated organisation. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than the two cores that this needs, because a page also waits for the server.
  workers: 3,
  // The second try is recorded. Tests that pass only then are listed at the end, and more than a few of them fail the run
  // (decision 0051).
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    // Recording every test would cost a tenth of the time, so only a second try is recorded.
    trace: 'on-first-retry',
    // Tests cannot intercept the requests of a service worker, so it is blocked; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node test/e2e/serve.ts',
    // Answers when the simulated organisation is complete.
    url: `http://localhost:${port}/api/v1/demo/overview`,
    env: { TEST_PORT: String(port) },
    timeout: 600_000,
    stdout: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
