import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import type { MemberList, UnitList } from '#contract/people/organisation.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import type { Answer, Browser, Call } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { sameAnswers } from '../factories/answers.ts'
import { withKey } from '../factories/api-key.ts'
import { signedIn } from '../factories/people.ts'
import { importFile } from '../organisation/organise.ts'
import { foundAlike, type Seat } from './found-alike.ts'

const roles = { employer: ['hr', 'owner'], representative: ['safety_representative'] } as const
export type Reader = keyof typeof roles | 'manager' | 'colleague' | 'key'
const readers: readonly Reader[] = ['employer', 'representative', 'manager', 'colleague', 'key']

/** The provider's, nobody's, or the same for all whatever happens here. */
const leftOut: readonly EndpointName[] = [
  ...(['health', 'ready', 'openapi', 'readDevMail', 'readDemoOverview', 'exportDemoOverview'] as const),
  ...([
    'readInstrument',
    'finishSingleSignOn',
    'listFreeSlots',
    'readCalendarFeed',
    'followUnsubscribe',
  ] as const),
]

/** The employee who acts. */
export const one = 'u5'

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{64}\b/g

/**
 * One of several organisations that differ only in one employee's own acts. It records all that its employer, its safety
 * representative, a manager, a colleague and a program read or are answered, with ids replaced by names, so that two such
 * organisations can be compared.
 */
export class World {
  readonly server: TestApp
  readonly name: string
  readonly ip: string
  readonly organisationId: string
  readonly notes = new Map<string, string>()
  /** What an act stores for later acts. */
  readonly kept = new Map<string, string>()
  /** The employee's own browser, while signed in. */
  own: Browser | null = null
  roundId = ''
  step = ''
  list: Seat[]
  readonly #names = new Map<string, string>()
  readonly #browsers = new Map<Reader, Browser>()
  readonly #refused = new Set<string>()

  /** @param place number of this organisation, from 1; each has its own network */
  constructor(server: TestApp, name: string, place: number) {
    this.server = server
    this.name = name
    this.ip = `10.1.${place}.1`
    this.organisationId = server.deps.newId()
    const people = ['u', 'v', 'w'].flatMap((unit) => Array.from({ length: 11 }, (_, n) => ({ unit, n })))
    this.list = people.map(({ unit, n }) => ({
      unit,
      number: `${unit}${n}`,
      // Two people have the same name, so that nothing of their own decides their order.
      name: n === 5 || n === 6 ? `Kim ${unit}` : `Namn ${unit}${n}`,
      address: n > 8 ? null : this.address(`${unit}${n}`),
    }))
  }

  address = (local: string) => `${local}@${this.organisationId}.example`
  /** The employer's address for the employee, who is renamed on the way. */
  get work() {
    return this.kept.get('work') ?? this.address(one)
  }
  isOwn = (address: string) => [this.address(one), this.address('ny-u5')].includes(address)
  get params() {
    return { organisationId: this.organisationId, roundId: this.roundId }
  }

  async found(): Promise<void> {
    await foundAlike(this.server, { ...this, heldBy: roles })
    this.#browsers.set('key', await withKey(this.server, this, ['people', 'rounds', 'figures']))
    await this.signIn()
    await this.nameIds()
  }

  /** Signs everybody in again, like people who return after weeks. */
  async signIn(): Promise<void> {
    for (const [reader, local] of [
      ...Object.keys(roles).map((role) => [role, role] as const),
      ['manager', 'u1'] as const,
      ['colleague', 'u2'] as const,
    ])
      this.#browsers.set(reader as Reader, await signedIn(this.server, { email: this.address(local) }))
  }

  #browser(reader: Reader): Browser {
    const browser = this.#browsers.get(reader)
    if (browser === undefined) throw new Error(`${reader} is not signed in`)
    return browser
  }

  async nameIds(): Promise<void> {
    const rows = await asSuperuser<{ id: string; name: string }>(
      this.server.database,
      `select id, 'member ' || coalesce(external_id, split_part(email, '@', 1)) as name from member where organisation_id = $1
       union all select id, 'unit ' || external_id from unit where organisation_id = $1
       union all select id, 'round ' || name from round where organisation_id = $1`,
      [this.organisationId],
    )
    for (const row of rows) if (!this.#names.has(row.id)) this.#names.set(row.id, row.name)
    this.#names.set(this.organisationId, 'here')
  }

  /** Replaces unknown ids by their order in the text, and secrets by a word. */
  #masked(text: string): string {
    const others = new Map<string, string>()
    const nameOf = (found: string) => {
      const name = this.#names.get(found) ?? others.get(found) ?? `id ${others.size}`
      if (!this.#names.has(found)) others.set(found, name)
      return name
    }
    return text
      .replaceAll(id, nameOf)
      .replaceAll(/#(?:inbjudan=)?[\w.-]{16,}/g, '#secret')
      .replaceAll(/\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b|\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g, 'code')
  }

  /** Records an answer; one that occurs twice in a step is recorded twice. */
  note(what: string, text: string): void {
    const key = this.#masked(`${this.step}: ${what}`)
    this.notes.set(
      key,
      [this.notes.get(key), this.#masked(text)].filter((part) => part !== undefined).join('\n'),
    )
  }

  #noteAnswer(what: string, { status, text, headers }: Answer): void {
    const { date: _date, 'x-request-id': _id, 'set-cookie': _cookie, ...sent } = headers
    const isFile = what.includes('readRoundFile') && status === 200
    const { 'content-length': _length, ...rest } = sent
    // All organisations share one record log, each at its own position.
    this.note(what, `${status} ${isFile ? withoutLog(text) : text} ${JSON.stringify(isFile ? rest : sent)}`)
  }

  /** Moves the clock by a second, in each organisation alike. */
  #later(): void {
    const { time } = this.server
    time.now = new Date(time.now.getTime() + 1000)
  }

  async as(reader: Reader, name: EndpointName, call: Call = {}): Promise<Answer> {
    this.#later()
    const answer = await this.#browser(reader).call(name, {
      ip: this.ip,
      ...call,
      params: { ...this.params, ...call.params },
    })
    this.#noteAnswer(`${reader} ${name}`, answer)
    return answer
  }

  /** As a program that maintains the list. */
  async scim(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer> {
    this.#later()
    const answer = await this.#browser('key').send({
      method,
      url: encodeURI(`/scim/v2${path}`),
      remoteAddress: this.ip,
      ...(body && {
        headers: { 'content-type': 'application/scim+json' },
        payload: JSON.stringify(body),
      }),
    })
    this.#noteAnswer(`SCIM ${method} ${path}`, answer)
    return answer
  }

  async unit(externalId: string): Promise<string> {
    const { body } = await this.#browser('employer').call('listUnits', { params: this.params })
    return (body as UnitList).units.find((unit) => unit.externalId === externalId)?.id ?? ''
  }

  async member(search: string): Promise<string> {
    const { body } = await this.#browser('employer').call('listMembers', {
      params: this.params,
      query: { search },
    })
    return (body as MemberList).members[0]?.id ?? ''
  }

  /** Starts a change by hand or a file, and applies it. @returns its id */
  async change(name: 'startListChange' | 'startImport', body: object): Promise<string> {
    const begun = await this.as('employer', name, { body })
    const { id: importId = '' } = begun.body as { id?: string }
    if (begun.status >= 400) return ''
    const params = { importId }
    await this.server.runJobs()
    await this.as('employer', 'readImport', { params })
    await this.as('employer', 'applyImport', { params })
    await this.server.runJobs()
    await this.as('employer', 'readImport', { params })
    await this.nameIds()
    return importId
  }

  sendList(): Promise<string> {
    const lines = this.list.map(
      ({ unit, address, name, number }) => `${unit};;;${address ?? ''};${name};${number}`,
    )
    const units = ['u', 'v', 'w'].map((unit) => `${unit};Enhet ${unit};top;`)
    const contentBase64 = importFile(...units, ...lines).toString('base64')
    return this.change('startImport', { fileName: 'personal.csv', contentBase64 })
  }

  /** Answers by the mailed link of a person on the list. */
  async answers(number: string, value: number): Promise<void> {
    const { database, deps } = this.server
    const [row] = await asSuperuser<{ id: string }>(
      database,
      'select id from member where organisation_id = $1 and external_id = $2 and left_at is null',
      [this.organisationId, number],
    )
    const token = deps.keys.invitationToken(this.roundId, row?.id ?? '')
    const { version } = stressprofil
    const { status, text } = await this.server.browser().call('submitAnswers', {
      params: this.params,
      ip: this.ip,
      body: { version, answers: sameAnswers(stressprofil, value), token },
    })
    if (status !== 201) throw new Error(`${number} has not answered: ${text}`)
  }

  /** All that can be read here, byte for byte and with headers. */
  async readAll(): Promise<void> {
    const [unitId, first] = [await this.unit('u'), await this.#newestImport()]
    const params = { instrumentId: 'stressprofil', year: '2026', importId: first }
    const queries: Partial<Record<EndpointName, Record<string, string>>> = {
      listListedPeople: { unitId },
      readSlips: { unitId },
      listAuditEntries: { limit: '100' },
    }
    for (const reader of readers)
      for (const name of Object.keys(endpoints) as EndpointName[]) {
        const what = `${reader} ${name}`
        const { method, action } = endpoints[name]
        // own-acts.test.ts compares what belongs to the reader.
        if (method !== 'GET' || action === 'open-own' || leftOut.includes(name) || this.#refused.has(what))
          continue
        const call = { params: { ...this.params, ...params }, query: queries[name] ?? {}, ip: this.ip }
        const answer = await this.#browser(reader).call(name, call)
        if (answer.status === 401 || answer.status === 403) this.#refused.add(what)
        this.#noteAnswer(what, answer)
      }
    for (const path of ['/Users', '/Groups', '/Users?count=2&startIndex=5']) await this.scim('GET', path)
    await this.as('employer', 'listListedPeople', { query: { unitId: await this.unit('v') } })
    for (const reader of ['employer', 'representative', 'manager'] as const)
      await this.as(reader, 'searchOrganisation', { body: { words: 'Kim' } })
  }

  async #newestImport(): Promise<string> {
    const { body } = await this.#browser('employer').call('listImports', { params: this.params })
    return (body as { imports: { id: string }[] }).imports[0]?.id ?? ''
  }
}

const ofLog = ['path', 'index', 'openedIndex', 'checkpoints', 'salt', 'tree', 'cosignatures', 'logKey']
const withoutLog = (text: string): string =>
  JSON.stringify(JSON.parse(text), (key, value) => (ofLog.includes(key) ? null : value))
