import type { ApiKeyView } from '#contract/integrations/api-key.ts'
import type { ListChangeToStart } from '#contract/people/list-change.ts'
import type { ImportView, MemberList, UnitList } from '#contract/people/organisation.ts'
import type { Problem } from '#contract/problem.ts'
import type { Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '../factories/people.ts'
import { importFile } from '../organisation/organise.ts'

/** A person who answers, in every round the same. */
export type Person = {
  readonly id: string
  /** Twelve answers, 1–5. */
  readonly items: readonly number[]
  /** Invented, or answering as the employer says, so that the employer knows these answers. */
  readonly isPuppet: boolean
}

/** A line of the employer's list. */
export type Seat = {
  readonly unit: string
  /** Null: the person has no address and gets a slip. */
  readonly address: string | null
  readonly name: string
  readonly number: string
}

/** `done`, or the codes of the product's refusals. */
export type Outcome = 'done' | readonly string[]

export const day = 24 * 60 * 60 * 1000

/**
 * An employer with a list, worked from a browser by a person who is HR and owner. Only what the provider does is prepared in
 * the database: creating the organisation and signing in.
 */
export class Employer {
  readonly server: TestApp
  readonly organisationId: string
  /** The session lasts for some days; see `signIn`. */
  browser: Browser
  readonly #email: string
  /** Lines of units: id, name, id of the unit above. */
  units: readonly string[] = []
  list: Seat[] = []
  /** The person who reads the e-mails of an address, or gets the slip of an employee number. */
  readonly holders = new Map<string, Person>()
  #scim: { secret: string } | undefined

  private constructor(server: TestApp, organisationId: string, email: string, browser: Browser) {
    this.server = server
    this.organisationId = organisationId
    this.#email = email
    this.browser = browser
  }

  static async found(server: TestApp, name = 'Färghandeln'): Promise<Employer> {
    const place = await makeOrganisation(server, { name })
    await asSuperuser(server.database, "update unit set external_id = 'top' where id = $1", [place.unitId])
    const { email } = await makeMember(server, { in: place, roles: ['hr', 'owner'] })
    return new Employer(server, place.organisationId, email, await signedIn(server, { email }))
  }

  /** Signs in again, like a person who returns after weeks. */
  async signIn(): Promise<void> {
    this.browser = await signedIn(this.server, { email: this.#email })
  }

  get params() {
    return { organisationId: this.organisationId }
  }

  /** Moves the clock. No session lasts for weeks, so sign in again afterwards. */
  pass(days: number): void {
    this.server.time.now = new Date(this.server.time.now.getTime() + days * day)
  }

  /** Gives each person a seat, with an address of this organisation unless `given` says otherwise. */
  hire(unit: string, people: readonly Person[], given: Partial<Seat> = {}): Seat[] {
    return people.map((person) => {
      const address = `${person.id}@${this.organisationId}.example`.toLowerCase()
      const seat = { unit, address, name: `Namn ${person.id}`, number: person.id, ...given }
      this.list.push(seat)
      this.holders.set(seat.address ?? seat.number, person)
      return seat
    })
  }

  holderOf = ({ address, number }: Pick<Seat, 'address' | 'number'>): Person | undefined =>
    this.holders.get(address ?? number)

  /** Changes lines of the list; the product learns of it from the next file. */
  rewrite(change: (seat: Seat) => Seat | null): void {
    this.list = this.list.flatMap((seat) => change(seat) ?? [])
  }

  /** Sends the whole list as a file, and applies it if the dry run has no errors. */
  async sendList(): Promise<Outcome> {
    const lines = this.list.map(
      ({ unit, address, name, number }) => `${unit};;;${address ?? ''};${name};${number}`,
    )
    const file = importFile(...this.units, ...lines)
    const answer = await this.browser.call('startImport', {
      params: this.params,
      body: { fileName: 'personal.csv', contentBase64: file.toString('base64') },
    })
    return this.#apply(answer)
  }

  /** Changes the list by hand, at once or from a day. */
  async change(body: ListChangeToStart, holdsFrom?: string): Promise<Outcome> {
    // Moves the clock, because the order of changes at the same instant is undefined.
    this.pass(1 / 86_400)
    return this.#apply(await this.browser.call('startListChange', { params: this.params, body }), holdsFrom)
  }

  /** Undoes the last change of the list. */
  async undo(): Promise<Outcome> {
    const { imports } = (await this.browser.call('listImports', { params: this.params })).body as {
      imports: ImportView[]
    }
    return this.change({ kind: 'undo', importId: imports[0]?.id ?? '' })
  }

  async #apply({ status, body }: { status: number; body: unknown }, holdsFrom?: string): Promise<Outcome> {
    if (status >= 400) return [(body as Problem).code]
    const params = { ...this.params, importId: (body as ImportView).id }
    await this.server.runJobs()
    const planned = (await this.browser.call('readImport', { params })).body as ImportView
    if (planned.state !== 'planned')
      return [...new Set(planned.report?.errors.map(({ code }) => code) ?? [planned.state])]
    const applied =
      holdsFrom === undefined
        ? await this.browser.call('applyImport', { params })
        : await this.browser.call('postponeImport', { params, body: { holdsFrom } })
    if (applied.status >= 400) return [(applied.body as Problem).code]
    await this.server.runJobs()
    return 'done'
  }

  /** Runs the due jobs: changes that wait for their day, and addresses that have waited. */
  async workByTheClock(): Promise<void> {
    const { queue } = this.server.deps
    await queue.enqueueNow('apply-waiting-changes', {})
    await queue.enqueueNow('apply-due-identity-changes', {})
    await queue.enqueueNow('close-due-rounds', {})
    await this.server.runJobs()
  }

  async unitIds(): Promise<ReadonlyMap<string, string>> {
    const { units } = (await this.browser.call('listUnits', { params: this.params })).body as UnitList
    return new Map(units.map(({ externalId, id }) => [externalId, id]))
  }

  async memberId({ address, name }: Seat): Promise<string> {
    const query = { search: address ?? name }
    const answer = await this.browser.call('listMembers', { params: this.params, query })
    return (answer.body as MemberList).members[0]?.id ?? ''
  }

  /** A SCIM request of the employer's program. @returns the SCIM error, or `done` */
  async scim(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Outcome> {
    this.#scim ??= await this.#makeKey()
    const answer = await this.browser.send({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${this.#scim.secret}`,
        cookie: '',
        ...(body && { 'content-type': 'application/scim+json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    })
    if (answer.status < 400) return 'done'
    const { scimType, detail } = answer.body as { scimType?: string; detail?: string }
    return [`${answer.status}${scimType ? ` ${scimType}` : ''}: ${detail ?? ''}`]
  }

  async #makeKey(): Promise<{ secret: string }> {
    const body = { name: 'Personalsystemet', scopes: ['people'] }
    const answer = await this.browser.call('makeApiKey', { params: this.params, body })
    if (answer.status !== 201) throw new Error(`no key: ${answer.text}`)
    return answer.body as { key: ApiKeyView; secret: string }
  }
}
