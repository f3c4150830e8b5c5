import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Goal, Kept } from './keep-results.ts'
import { whyMissed } from './why-missed.ts'

/**
 * `npm run performance`: writes docs/performance.md from what the benchmarks kept in bench/results.
 * @throws where a limit was missed and why-missed.ts does not say why.
 */
const results = new URL('./results/', import.meta.url)
const document = new URL('../docs/performance.md', import.meta.url)

type Named = Kept & { readonly name: string }

const all: Named[] = readdirSync(results)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => ({ name: file.slice(0, -5), ...JSON.parse(readFileSync(new URL(file, results), 'utf8')) }))

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

function rowOf({ name, commit, load }: Named, goal: Goal): string {
  const limit = `${'atMost' in goal ? 'at most' : 'at least'} ${withUnit(limitOf(goal), goal.unit)}`
  const cells = [
    goal.what,
    withUnit(goal.measured, goal.unit),
    limit,
    drawn(goal),
    isReached(goal) ? 'reached' : '**missed**',
    `\`npm run bench -- ${name}\``,
    commit,
    load,
  ]
  return `| ${cells.join(' | ')} |`
}

const rows = all.flatMap((kept) => kept.goals.map((goal) => rowOf(kept, goal)))
const reasons = all
  .filter(({ goals }) => !goals.every(isReached))
  .map(({ name }) => {
    const why = whyMissed[name]
    if (why === undefined) throw new Error(`${name} missed a limit: say why in bench/why-missed.ts`)
    return `- \`${name}\`: ${why}`
  })
const days = [...new Set(all.map(({ day }) => day))].toSorted()

writeFileSync(
  document,
  `# Performance

Written by \`npm run performance\` from \`bench/results\`, which \`npm run bench\` fills; the numbers behind each row are there.
Measured ${days.at(0) === days.at(-1) ? `on ${days.at(0)}` : `from ${days.at(0)} to ${days.at(-1)}`} on a machine of ${Math.max(...all.map(({ cores }) => cores))} cores that also ran the database and the clients. *load* is how much ran at
the end of a measurement, its own work included; ratios are taken against a limit in the same minutes. In the drawing ten squares are the limit.

| what | measured | limit | | | by | commit | load |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}
${reasons.length === 0 ? '' : `\n## Why limits were missed\n\n${reasons.join('\n')}\n`}`,
)
