/**
 * Asks the registry for known vulnerabilities of what is installed with the server, as part of `npm run check`. Ends with 1
 * when one is high or critical. Where no registry answers, as behind many proxies, it says so and ends with 0: otherwise `npm run check`
 * could not pass there.
 */
import { execFile } from 'node:child_process'

type Report = {
  readonly vulnerabilities: Readonly<Record<string, { readonly severity: string }>>
}

const grave = ['high', 'critical']

const [npm, ...options] = ['npm', 'audit', '--package-lock-only', '--omit=dev', '--json']
/** Milliseconds. */
const timeout = 30_000
const answer = await new Promise<string>((resolve) =>
  // npm ends with 1 both for findings and for an unreachable registry; only its output tells which.
  execFile(npm, [...options], { timeout, maxBuffer: 64 << 20 }, (_, stdout) => resolve(stdout)),
)
const report = reportIn(answer)
if (report === null)
  console.log('No registry answered: known vulnerabilities of dependencies were not looked for.')
else {
  const found = Object.entries(report.vulnerabilities).filter(([, { severity }]) => grave.includes(severity))
  for (const [name, { severity }] of found) console.error(`${name} has a vulnerability (${severity}).`)
  if (found.length > 0) {
    console.error('npm audit says more. CONTRIBUTING.md says within how many days each is closed.')
    process.exitCode = 1
  } else console.log('The registry knows of no grave vulnerability in what is installed with the server.')
}

function reportIn(printed: string): Report | null {
  try {
    const read = JSON.parse(printed) as Partial<Report>
    return read.vulnerabilities ? { vulnerabilities: read.vulnerabilities } : null
  } catch {
    return null
  }
}
