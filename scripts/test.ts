import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { ensureHeadlessChromium } from './find-chromium.ts'
import { ensureBuild } from './start/ensure-build.ts'

/**
 * `npm test`: unit, API and page tests (Vitest, real database), and browser tests (Playwright, real server); in parallel where there
 * are enough cores. `npm run test:slow`: only kills and attacks (vitest.config.ts names them). `npm run test:all`: both. `npm test --
 * FILE…` runs these files, each with its own runner. Ends with a line of sums; fails when anything failed or a runner ran nothing.
 */
const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const options = ['--slow', '--all']
const [option] = process.argv.slice(2).filter((word) => options.includes(word))
const given = process.argv.slice(2).filter((word) => !options.includes(word))
const specs = given.filter((file) => file.includes('.spec'))
const rest = given.filter((file) => !specs.includes(file))
const wanted = (files: readonly string[]) => given.length === 0 || files.length > 0
/** Projects of vitest.config.ts to run; named files run in whichever project they belong to. */
const projects =
  given.length > 0 || option === '--all' ? [] : ['--project', option === '--slow' ? 'slow' : '!slow']
/** Each runner uses two cores. */
const besideEachOther = availableParallelism() >= 4

/** How many browser tests may need a retry: 2 of about 850 (decision 0051). More of them fail the run. */
const secondTries = 2

type Sum = { passed: number; failed: number; failures: string[]; remarks?: string[] }

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

type BrowserSuite = {
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}
type BrowserReport = {
  readonly stats: { expected: number; unexpected: number; flaky: number }
  readonly suites: readonly BrowserSuite[]
}

/** Whether it succeeded; a killed process has no status and did not. Its output is held back until `turn` resolves. */
async function run(command: string, args: readonly string[], turn?: Promise<unknown>): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: ['ignore', turn ? 'pipe' : 'inherit', 'inherit'],
    // As for `npm start`: processes that tests start use the code that the first of them has compiled.
    env: { ...process.env, NODE_COMPILE_CACHE: '.compiled' },
  })
  const ended = once(child, 'exit')
  const said = child.stdout ? text(child.stdout) : ''
  const [status] = await ended
  await turn
  process.stdout.write(await said)
  return status === 0
}

function read(file: string, ended: boolean, sum: (report: unknown) => Sum): Sum {
  const nothing = { passed: 0, failed: 1, failures: [`${file} cannot be read`] }
  try {
    const told = sum(JSON.parse(readFileSync(`${results}/${file}`, 'utf8')))
    if (told.failed > 0 || (ended && told.passed > 0)) return told
    const why = ended ? `no test has been run (${file})` : `the runner of ${file} did not end well`
    return { ...told, failed: 1, failures: [why] }
  } catch {
    return nothing
  }
}

async function runVitest(): Promise<Sum> {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`]
  const ended = await run('node_modules/.bin/vitest', ['run', ...reports, ...projects, ...rest])
  return read('vitest.json', ended, (report) => {
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport
    const failures = testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}: ${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${name} > ${fullName}: ${failureMessages.join(' ')}`),
    ])
    return { passed: numPassedTests, failed: numFailedTests, failures }
  })
}

async function runBrowser(turn?: Promise<unknown>): Promise<Sum> {
  const ended = await run('node_modules/.bin/playwright', ['test', ...specs], turn)
  return read('browser.json', ended, (report) => {
    const { stats, suites } = report as BrowserReport
    // Playwright's own closing lines name the tests that failed both times.
    const late = suites.flatMap(flakyIn).map((name) => `${name} (passed at its second try)`)
    const { expected: passed, unexpected: failed, flaky } = stats
    return flaky <= secondTries
      ? { passed: passed + flaky, failed, failures: [], remarks: late }
      : { passed, failed: failed + flaky, failures: late }
  })
}

const flakyIn = ({ suites = [], specs }: BrowserSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
]

ensureBuild(process.cwd())
const vitest = wanted(rest) ? runVitest() : undefined
// Installs a missing browser while Vitest runs.
const wantsBrowser = wanted(specs) && option !== '--slow'
if (wantsBrowser) console.log(`Browser tests with ${ensureHeadlessChromium()}`)
if (!besideEachOther) await vitest
const browser = wantsBrowser ? runBrowser(besideEachOther ? vitest : undefined) : undefined
const sums = (await Promise.all([vitest, browser])).filter((sum) => sum !== undefined)

// Repeated at the end, for readers who see only the last lines of a log.
for (const failure of sums.flatMap(({ failures }) => failures))
  console.log(`Failed: ${failure.slice(0, 1000)}`)
for (const remark of sums.flatMap(({ remarks = [] }) => remarks)) console.log(`To mend: ${remark}`)
const count = (kind: 'passed' | 'failed') => sums.reduce((sum, one) => sum + one[kind], 0)
console.log(`${count('passed')} passed, ${count('failed')} failed`)
process.exit(count('failed') === 0 && count('passed') > 0 ? 0 : 1)
