import { spawnSync } from 'node:child_process'

/**
 * `npm run bench`: every benchmark, one after the other; each prints a table and writes bench/results/<name>.json.
 * `npm run bench -- demo start` runs only these; arguments after a second `--` go to each of them.
 */
const benches = [
  'start',
  'memory',
  'demo',
  'import',
  'import-body',
  'mapping',
  'hostile-workbooks',
  'prepare',
  'release',
  'release-in-server',
  'round',
  'answers',
  'signed-in-answers',
  'instances',
  'evaluations',
  'bookings',
  'mail',
  'pages',
  'units',
  'home',
  'overview',
  'overview-paint',
  'search',
  'programme',
  'guidance',
  'size',
  'record-log',
  'scim-load',
] as const

const asked = process.argv.slice(2)
const end = asked.findIndex((word) => word.startsWith('--'))
const [wanted, options] = end < 0 ? [asked, []] : [asked.slice(0, end), asked.slice(end)]
const unknown = wanted.filter((name) => !benches.some((bench) => bench === name))
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}. There are: ${benches.join(', ')}.`)
  process.exit(2)
}
for (const name of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const { status } = spawnSync('node', [`bench/${name}.ts`, ...options], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
