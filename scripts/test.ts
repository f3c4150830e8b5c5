import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './find-chromium.ts'
import { ensureBuild } from './start/ensure-build.ts'

/**
 * `npm test`: unit and API tests (Vitest, real database), then the browser tests (Playwright, real server).
 * Ends with one line of sums, and fails when anything failed or when a runner ran nothing.
 */
const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

type Sum = { passed: number; failed: number; failures: string[] }

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: process.env }).status === 0

function read(file: string, sum: (report: unknown) => Sum): Sum {
  try {
    return sum(JSON.parse(readFileSync(`${results}/${file}`, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, failures: [`${file} cannot be read`] }
  }
}

const vitestOk = run('node_modules/.bin/vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/vitest.json`,
])
const vitest = read('vitest.json', (report) => {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}: ${failureMessages.join(' ')}`),
  ])
  return { passed: numPassedTests, failed: numFailedTests, failures }
})

const chromium = ensureChromium()
console.log(`Browser tests with ${chromium}`)
ensureBuild(process.cwd())
const browserOk = run('node_modules/.bin/playwright', ['test'])
const browser = read('browser.json', (report) => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
  // Playwright's own closing lines name what failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: [] }
})

const passed = vitest.passed + browser.passed
const failed = vitest.failed + browser.failed
const ok = vitestOk && browserOk && failed === 0 && vitest.passed > 0 && browser.passed > 0
// Said again at the end, where whoever sees only the last lines of a log finds it.
for (const failure of [...vitest.failures, ...browser.failures])
  console.log(`Failed: ${failure.slice(0, 1000)}`)
console.log(`${passed} passed, ${ok ? 0 : Math.max(1, failed)} failed`)
process.exit(ok ? 0 : 1)
