import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Goal, Kept } from './save-results.ts'
import { subjectOf, subjects } from './subjects.ts'
import { whyMissed } from './why-missed.ts'

/**
 * `npm run performance`: writes docs/performance.md from the results of benchmarks, faults and fuzz in bench/results.
 * @throws where a limit is missed and why-missed.ts does not say why.
 */
const results = new URL('./results/', import.meta.url)
const document = new URL('../docs/performance.md', import.meta.url)

type Named = Kept & { readonly name: string; readonly command: string }

const all: Named[] = readdirSync(results)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => {
    const name = file.slice(0, -5)
    const kept: Kept = JSON.parse(readFileSync(new URL(file, results), 'utf8'))
    return { name, command: `npm run bench -- ${name}`, ...kept }
  })

const limitOf = (goal: Goal) => ('atMost' in goal ? goal.atMost : goal.atLeast)

const isReached = (goal: Goal) =>
  'atMost' in goal ? goal.measured <= goal.atMost : goal.measured >= goal.atLeast

/** Ten squares are the limit: at most ten where less is better, ten or more where more is. */
function drawn(goal: Goal): string {
  const limit = limitOf(goal)
  const share = limit === 0 ? (goal.measured === 0 ? 0 : 2) : goal.measured / limit
  const filled = Math.min(20, Math.round(share * 10))
  return `\`${'█'.repeat(filled).padEnd(10, '·')}${filled >= 20 ? '→' : ''}\``
}

const withUnit = (value: number, unit: string) => (unit === '' ? `${value}` : `${value} ${unit}`)

function rowOf({ command, commit, day, load }: Named, goal: Goal): string {
  const limit = `${'atMost' in goal ? 'at most' : 'at least'} ${withUnit(limitOf(goal), goal.unit)}`
  const cells = [
    goal.what,
    withUnit(goal.measured, goal.unit),
    limit,
    drawn(goal),
    isReached(goal) ? 'reached' : '**missed**',
    `\`${command}\``,
    commit,
    day,
    load,
  ]
  return `| ${cells.join(' | ')} |`
}

function partOf(subject: (typeof subjects)[number]): string[] {
  const rows = all
    .filter(({ name }) => subjectOf(name) === subject)
    .flatMap((kept) => kept.goals.map((goal) => rowOf(kept, goal)))
  if (rows.length === 0) return []
  return [
    `## ${subject}`,
    `| what | measured | limit | | | by | commit | day | load |\n|---|---|---|---|---|---|---|---|---|\n${rows.join('\n')}`,
  ]
}

const missed = all.filter(({ goals }) => !goals.every(isReached)).map(({ name }) => name)
const unexplained = missed.filter((name) => whyMissed[name] === undefined)
if (unexplained.length > 0)
  throw new Error(`${unexplained.join(', ')} missed a limit: say why in bench/why-missed.ts`)
const reasons = missed.map((name) => `- \`${name}\`: ${whyMissed[name]}`)
const why = reasons.length === 0 ? [] : ['## Why limits were missed', reasons.join('\n')]

writeFileSync(
  document,
  `${[
    '# Performance',
    `Written by \`npm run performance\` from \`bench/results\`, which \`npm run bench\`, \`npm run faults\` and \`npm run fuzz\` fill; the numbers behind each row are there.
Measured on a machine of ${Math.max(...all.map(({ cores }) => cores))} cores that also ran the database and the clients. *load* is how much ran at
the end of a measurement, its own work included; ratios are taken against a limit in the same minutes. In the drawing ten squares are the limit.`,
    ...subjects.flatMap(partOf),
    ...why,
  ].join('\n\n')}\n`,
)
