import type { IdentityChangeList } from '#contract/people/identity-change.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { makeMember, signedIn } from '../factories/people.ts'
import { type Founded, found, importFile } from './organise.ts'
import { readIn } from './read-in.ts'

/** A line of the file: P`n` at the root, with this address and this employee number. */
export const line = (n: number, address = `p${n}`, number = `${n}`) =>
  `top;;;${address}@bolaget.example;P${n};${number}`

/** The file of forty people, beginning with these lines. */
export const everybody = (first: readonly string[]) =>
  importFile(...first, ...Array.from({ length: 40 - first.length }, (_, n) => line(n + first.length)))

/** Companies whose files change addresses and employee numbers, with the outcomes. */
export function identityChangeDesk(server: TestApp) {
  const { deps, database, time } = server
  const pass = (days: number) => {
    time.now = new Date(time.now.getTime() + days * 24 * 60 * 60 * 1000)
  }

  /** Forty people with employee numbers, imported at once. */
  async function company(): Promise<Founded> {
    const where = await found(database)
    await readIn(deps, where, everybody([]))
    await server.runJobs()
    server.mail.received.length = 0
    return where
  }

  async function member(where: Founded, name: string) {
    const [row] = await asSuperuser<{ id: string; email: string; external_id: string; linked: boolean }>(
      database,
      `select id, email, external_id, person_id is not null as linked from member
       where organisation_id = $1 and name = $2 and left_at is null`,
      [where.organisationId, name],
    )
    if (row === undefined) throw new Error(`${name} is not here`)
    return row
  }

  /** The secret in the e-mail to the old address. */
  function stopToken(address: string): string {
    const mails = server.mail.receivedBy(address)
    const token = /stoppa-andring#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1]
    if (token === undefined) throw new Error('no link was mailed')
    return token
  }

  /** Applies the changes that are due. */
  async function apply(): Promise<void> {
    await deps.queue.enqueueNow('apply-due-identity-changes', {})
    await server.runJobs()
  }

  async function unitOf({ organisationId }: Founded): Promise<string> {
    const rows = await asSuperuser<{ id: string }>(
      database,
      'select id from unit where organisation_id = $1',
      [organisationId],
    )
    return rows[0]?.id ?? ''
  }

  async function listed({ organisationId }: Founded): Promise<IdentityChangeList['changes']> {
    const owner = await makeMember(server, {
      in: { organisationId, unitId: await unitOf({ organisationId, hr: '' }) },
      roles: ['owner'],
    })
    const browser = await signedIn(server, { email: owner.email })
    const answer = await browser.call('listIdentityChanges', { params: { organisationId } })
    return (answer.body as IdentityChangeList).changes
  }

  return { pass, company, member, stopToken, apply, unitOf, listed }
}
