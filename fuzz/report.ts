import { saveResults } from '../bench/save-results.ts'
import type { Fired } from './fire.ts'

/** The findings, and how far the requests got: an endpoint that accepts none was not tried behind its schema. */
export function report({ finds, shots, statuses, longest }: Fired): void {
  for (const { endpoint, sender, fault, request, answer } of finds) {
    console.log(`\n${endpoint}, as ${sender}: ${fault}`)
    console.log(`  ${request}`)
    if (answer !== '') console.log(`  → ${answer}`)
  }
  const total = new Map<number, number>()
  for (const counts of statuses.values())
    for (const [status, count] of counts) total.set(status, (total.get(status) ?? 0) + count)
  const line = [...total].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.log(`\n${shots} requests to ${statuses.size} endpoints, answered ${line.join(', ')}`)
  const never = [...statuses].flatMap(([name, counts]) =>
    [...counts.keys()].some((status) => status < 400) ? [] : [name],
  )
  console.log(`never taken: ${never.length === 0 ? 'none' : never.join(', ')}`)
  const slow = [...longest].toSorted(([, a], [, b]) => b - a).slice(0, 5)
  console.log(`longest: ${slow.map(([name, took]) => `${name} ${took.toFixed(0)} ms`).join(', ')}`)
  console.log(finds.length === 0 ? 'Nothing found.' : `${finds.length} finds.`)
}

/** For docs/performance.md. */
export function keep(
  { finds, shots, statuses }: Fired,
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): void {
  const faults = finds.map(({ endpoint, sender, fault }) => `${endpoint}, as ${sender}: ${fault}`)
  saveResults(
    'fuzz',
    { seed, seconds, shots, endpoints: statuses.size, faults },
    [
      {
        what: `requests made from the contract, good and hostile, to ${statuses.size} endpoints as everybody`,
        measured: shots,
        unit: '',
        atLeast: 100_000,
      },
      { what: 'answers among them that may not be', measured: finds.length, unit: '', atMost: 0 },
    ],
    `npm run fuzz -- ${shots} --seed ${seed}`,
  )
}
