import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import type { ImportList } from '#contract/people/organisation.ts'
import type { Employer } from './employer.ts'

/** Endpoints with released figures, which `read-figures.ts` reads. */
const figures: readonly EndpointName[] = ['readOverview', 'exportOverview', 'readRoundFile']

/** The demo's figures are the same for everybody. */
const ofNobody: readonly EndpointName[] = ['readDemoOverview', 'exportDemoOverview']

/**
 * Everything else that a person who is HR and owner can read about these rounds: for each endpoint its status and its text,
 * in which ids are replaced by ordinals.
 */
export async function readEverything(
  { browser, params }: Employer,
  roundIds: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { imports } = (await browser.call('listImports', { params })).body as ImportList
  const read: Record<string, string> = {}
  const ids = new Map<string, string>()
  const named = (text: string): string =>
    text.replaceAll(id, (found) => {
      if (!ids.has(found)) ids.set(found, `id ${ids.size}`)
      return ids.get(found) ?? ''
    })
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path, egress } = endpoints[name]
    if (egress !== 'checked' || method !== 'GET' || [...figures, ...ofNobody].includes(name)) continue
    for (const more of asked(path, roundIds, imports)) {
      const { status, text } = await browser.call(name, { params: { ...params, ...more } })
      read[`${name} ${named(JSON.stringify(more))}`] = `${status} ${named(text)}`
    }
  }
  return read
}

/** Ids of organisations, members, rounds and changes; and roots of lists. */
const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{64}\b/g

function asked(path: string, roundIds: readonly string[], imports: ImportList['imports']) {
  if (path.includes(':roundId')) return roundIds.map((roundId) => ({ roundId }))
  if (path.includes(':importId')) return imports.map(({ id: importId }) => ({ importId }))
  return path.includes(':measureId') ? [] : [{}]
}
