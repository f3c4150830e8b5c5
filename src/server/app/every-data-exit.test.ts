import type { RoundFile } from '@andrum/record-log/log/round-file.ts'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import type { MeasureHistory, MeasurePlan } from '#contract/measures/measures.ts'
import type { Overview } from '#contract/rounds/overview.ts'
import type { ToldRounds } from '#contract/rounds/told-rounds.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { operationsOf } from '#test/data-exits/document.ts'
import { numberPlaces, numbersIn } from '#test/data-exits/numbers.ts'
import { releasedFigures } from '#test/data-exits/released-figures.ts'
import { setUpNumbers } from '#test/data-exits/set-up-numbers.ts'
import { readSimulated } from '#test/data-exits/simulated.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp({ config: { demo: true } })
await seedDemo(server.deps)

const simulated = await readSimulated(server.database)
const { read, rounds } = simulated
const { id: organisationId } = simulated.organisation
const { rows, withoutReleased, withoutCauses, withoutTold, withoutFile, checkCsv } =
  await releasedFigures(simulated)
const [{ id: anyUnit } = { id: '' }] = await read<{ id: string }>('select id from unit limit 1')

const people = {
  hr: 'hr@exempelbolaget.example',
  'safety representative': 'skyddsombud@exempelbolaget.example',
  manager: 'chef@exempelbolaget.example',
  owner: 'agare@exempelbolaget.example',
  employee: 'anna@exempelbolaget.example',
}

/** Every reading endpoint of the document, with every round and every import there is. */
async function callsOf(
  browser: Browser,
): Promise<{ name: EndpointName; answer: Awaited<ReturnType<Browser['send']>> }[]> {
  const reading = (await operationsOf(browser)).filter(({ method }) => method === 'get')
  const names = reading.map(({ operationId }) => operationId as EndpointName)
  const imports = await read<{ id: string }>('select id from member_import')
  const measures = await read<{ id: string }>('select id from measure')
  const calls = names
    .filter((name) => endpoints[name].egress === 'checked')
    .flatMap((name) => {
      const { path } = endpoints[name]
      const query = name === 'listListedPeople' ? { unitId: anyUnit } : {}
      if (path.includes(':roundId'))
        return rounds.map(({ id }) => ({ name, params: { organisationId, roundId: id }, query }))
      if (path.includes(':importId'))
        return imports.map(({ id }) => ({ name, params: { organisationId, importId: id }, query: {} }))
      if (path.includes(':measureId'))
        return measures.map(({ id }) => ({ name, params: { organisationId, measureId: id }, query: {} }))
      const asked = /overview/i.test(name) ? [{}, ...rounds.map(({ id }) => ({ round: id }))] : [{}]
      return asked.map((query) => ({ name, params: { organisationId }, query }))
    })
  const answers = []
  for (const { name, params, query } of calls)
    answers.push({ name, answer: await browser.call(name, { params, query }) })
  return answers
}

test.each(Object.entries(people))(
  'as %s, no answer of the API and no file has a number that is neither released nor set-up',
  { timeout: 300_000 },
  async (_, email) => {
    const allowed = await setUpNumbers(simulated)
    const browser = await signedIn(server, { email })
    let figures = 0
    for (const { name, answer } of await callsOf(browser)) {
      if (answer.status >= 400) continue
      if (name === 'exportOverview' || name === 'exportDemoOverview') {
        figures += checkCsv(answer.text)
        continue
      }
      const isOverview = name === 'readOverview' || name === 'readDemoOverview'
      if (isOverview) figures += numbersIn(answer.body).length
      const isOfPlan = name === 'readMeasurePlan' || name === 'readMeasure'
      const left = isOverview
        ? withoutReleased(answer.body as Overview)
        : isOfPlan
          ? withoutCauses(answer.body as MeasurePlan | MeasureHistory)
          : name === 'listToldRounds'
            ? withoutTold(answer.body as ToldRounds)
            : name === 'readRoundFile'
              ? withoutFile(answer.body as RoundFile)
              : answer.body
      for (const { path, value } of numbersIn(left)) {
        const rule = allowed[path]
        expect(rule?.(value) ?? false, `${name} ${path} = ${value}`).toBe(true)
      }
    }
    // The demo's own page is open to all of them.
    expect(figures).toBeGreaterThan(1000)
  },
)

test('hidden rows say nothing but that they are hidden, whatever the reason', () => {
  const hidden = rows.filter(({ figure }) => figure === null)
  expect(hidden.length).toBeGreaterThan(5)
  expect(new Set(hidden.map(({ within_id }) => within_id))).toEqual(new Set([null]))
})

test('what changes something for an organisation answers with set-up and no other number', async () => {
  const allowed = Object.keys(await setUpNumbers(simulated))
  for (const { operationId, responses } of await operationsOf(server.browser())) {
    if (endpoints[operationId as EndpointName].egress !== 'changes') continue
    for (const [status, { content = {} }] of Object.entries(responses)) {
      if (!status.startsWith('2')) continue
      const places = Object.values(content).flatMap(({ schema }) => numberPlaces(schema))
      const unknown = places.filter((place) => !allowed.includes(place))
      expect(unknown, `${operationId} says how many where nobody has judged it`).toEqual([])
    }
  }
})
