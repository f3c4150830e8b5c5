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
  workers: 2,
  // The second try is recorded; what passes only then is named at the end, and fails the run where it is more than a
  // few (decision 0051).
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    // To record every test costs a tenth of the time. One that fails runs once more, recorded.
    trace: 'on-first-retry',
    // Requests that the worker makes are out of a test's reach; offline.spec.ts lets it in.
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
    // Answers once the simulated organisation is whole.
    url: `http://localhost:${port}/api/v1/demo/overview`,
    env: { TEST_PORT: String(port) },
    timeout: 600_000,
    stdout: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
