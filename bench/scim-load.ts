import { randomBytes } from 'node:crypto'
import { saveResults } from './save-results.ts'
import { startWithTwoCustomers } from './two-customers.ts'

/**
 * One customer's identity provider sends 6,000 people from 16 clients at once, fills a group with 5,000 of them, and sends small
 * groups meanwhile. Measures another customer's `/me`, also on an idle server. `--people=600` is a first look.
 */
const people = Number(process.argv.find((word) => word.startsWith('--people='))?.slice(9) ?? 6000)
const clients = 16
const port = 3979
const { address, one, other, end } = await startWithTwoCustomers('scim-load', port)
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Milliseconds of the other customer's `/me`, requested again and again, below the 20 a second that a person may. */
async function watchMe(until: Promise<unknown>, figures: number[] = []): Promise<number[]> {
  let over = false
  until.finally(() => {
    over = true
  })
  while (!over) {
    const begun = performance.now()
    const answer = await fetch(`${address}/api/v1/me`, { headers: other.headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`/me answered ${answer.status}`)
    figures.push(performance.now() - begun)
    await pause(50)
  }
  return figures
}

const at = (share: number, figures: readonly number[]): number =>
  Math.round((figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? 0) * 10) / 10
const told = (figures: readonly number[]) => ({
  requests: figures.length,
  p50: at(0.5, figures),
  p95: at(0.95, figures),
  longest: at(0.999, figures),
})

const made = await fetch(`${address}${one.path}/api-keys`, {
  method: 'POST',
  headers: { ...one.headers, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'scim-load', scopes: ['people'] }),
})
const { secret } = (await made.json()) as { readonly secret: string }
const again: Record<number, number> = {}

/** A provider's request, which is repeated when the server says to come back later. */
async function ask(method: string, path: string, body: object): Promise<{ readonly id: string }> {
  for (;;) {
    const answer = await fetch(`${address}/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (answer.ok) return (text === '' ? { id: '' } : JSON.parse(text)) as { readonly id: string }
    const after = Number(answer.headers.get('retry-after') ?? Number.NaN)
    if (Number.isNaN(after)) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
    again[answer.status] = (again[answer.status] ?? 0) + 1
    await pause(after * 1000)
  }
}

try {
  const quiet = await watchMe(pause(10_000))
  const run = randomBytes(3).toString('hex')
  const ids: string[] = []
  let next = 0
  const client = async () => {
    while (next < people) {
      const n = next++
      const name = `p${n}.${run}`
      const user = {
        userName: `${name}@load.example`,
        externalId: name,
        displayName: `Person ${n}`,
        emails: [{ type: 'work', primary: true, value: `${name}@load.example` }],
      }
      ids.push((await ask('POST', '/Users', user)).id)
    }
  }
  const syncBegun = performance.now()
  const sync = Promise.all(Array.from({ length: clients }, client))
  const during = await watchMe(sync)
  await sync
  const syncSeconds = Math.round((performance.now() - syncBegun) / 100) / 10
  const change = (op: 'Add' | 'Remove', some: readonly string[]) => ({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op, path: 'members', value: some.map((value) => ({ value })) }],
  })
  const largest = Math.floor((people * 5) / 6)
  const { id: group } = await ask('POST', '/Groups', { displayName: `Alla ${run}` })
  const small = await Promise.all(
    Array.from({ length: clients }, (_, n) => ask('POST', '/Groups', { displayName: `Liten ${n} ${run}` })),
  )
  const seconds: number[] = []
  const fillAndEmpty = async () => {
    for (let time = 0; time < 5; time += 1) {
      for (const op of ['Add', 'Remove'] as const) {
        const begun = performance.now()
        const large = ask('PATCH', `/Groups/${group}`, change(op, ids.slice(0, largest))).then(() => {
          if (op === 'Add') seconds.push((performance.now() - begun) / 1000)
        })
        const beside = small.map(({ id }, n) =>
          ask('PATCH', `/Groups/${id}`, change(op, [ids[largest + n] ?? ''])),
        )
        await Promise.all([large, ...beside])
      }
    }
  }
  const duringGroup = await watchMe(fillAndEmpty())
  const groupSeconds = Math.round(Math.max(...seconds) * 10) / 10
  const figures = {
    people,
    clients,
    syncSeconds,
    groupOf: largest,
    groupSeconds,
    again,
    quiet: told(quiet),
    during: told(during),
    duringGroup: told(duringGroup),
  }
  console.table({ quiet: figures.quiet, during: figures.during, duringGroup: figures.duringGroup })
  console.log(
    `${people} people in ${syncSeconds} s, a group of ${largest} in ${groupSeconds} s, told to come back:`,
    again,
  )
  const ratio = (of: { readonly p95: number }) => Math.round((of.p95 / figures.quiet.p95) * 10) / 10
  const unit = 'times'
  saveResults('scim-load', figures, [
    {
      what: 'another customer’s /me while people are sent, p95 beside a quiet server',
      measured: ratio(figures.during),
      unit,
      atMost: 3,
    },
    { what: 'the same while a group is filled', measured: ratio(figures.duringGroup), unit, atMost: 3 },
    { what: `a group of ${largest} members`, measured: groupSeconds, unit: 's', atMost: 5 },
  ])
} finally {
  await end()
}
