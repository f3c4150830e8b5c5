import { randomUUID } from 'node:crypto'
import type { KeyScope } from '#core/access/actor.ts'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { withKey } from '../factories/api-key.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '../factories/people.ts'

/** Creates actors in `here`, by role and way of signing in; each call creates a new one. */
export function actorsIn(server: TestApp, here: TestPlace) {
  const asMember = async (...roles: AssignedRole[]) => {
    const member = await makeMember(server, { in: here, roles })
    return signedIn(server, { email: member.email })
  }

  /** Signed in with the mailed code only. */
  const byCodeAlone = async (...roles: AssignedRole[]) => {
    const member = await makeMember(server, { in: here, roles })
    return signedIn(server, { email: member.email, mailedCodeAlone: true })
  }

  /** Signed in through their employer's identity provider, with a second factor of their own. */
  const bySingleSignOn = async (...roles: AssignedRole[]) => {
    const member = await makeMember(server, { in: here, roles })
    const browser = await signedIn(server, { email: member.email })
    await changeSession(member, 'organisation_id = $2', here.organisationId)
    return browser
  }

  /** A person with a private address, signed in by a code mailed to one of the two. */
  const byMailboxOfTwo = async (mailbox: 'private' | 'work', ...roles: AssignedRole[]) => {
    const member = await makeMember(server, { in: here, roles })
    const browser = await signedIn(server, { email: member.email, mailedCodeAlone: true })
    await addPrivateAddress(member.email)
    if (mailbox === 'private') await changeSession(member, 'private = $2', true)
    return browser
  }

  const addPrivateAddress = (email: string) =>
    asSuperuser(
      server.database,
      `insert into identity.private_address (person_id, email, answered_at)
       select id, 'privat.' || email, now() from identity.person where email = $1`,
      [email],
    )

  const changeSession = ({ email }: { readonly email: string }, change: string, value: unknown) =>
    asSuperuser(
      server.database,
      `update identity.session set ${change} where person_id = (select id from identity.person where email = $1)`,
      [email, value],
    )

  const keyOf = (scopes: readonly KeyScope[]) => withKey(server, here, scopes)

  return {
    visitor: async () => server.browser(),
    individual: () => signedIn(server),
    employee: () => asMember(),
    manager: () => asMember('manager'),
    hr: () => asMember('hr'),
    'safety representative': () => asMember('safety_representative'),
    owner: () => asMember('owner'),
    staff: () => signedIn(server, { staff: true }),
    guide: () => signedIn(server, { guide: true }),
    'manager by mailed code alone': () => byCodeAlone('manager'),
    'safety representative by mailed code alone': () => byCodeAlone('safety_representative'),
    'hr by mailed code alone': () => byCodeAlone('hr'),
    'owner by mailed code alone': () => byCodeAlone('owner'),
    'manager and hr by mailed code alone': () => byCodeAlone('manager', 'hr'),
    'staff by mailed code alone': () => signedIn(server, { staff: true, mailedCodeAlone: true }),
    'guide by mailed code alone': () => signedIn(server, { guide: true, mailedCodeAlone: true }),
    'work address beside a private one': async () => {
      const email = `${randomUUID()}@example.com`
      const browser = await signedIn(server, { email })
      await addPrivateAddress(email)
      return browser
    },
    'hr signed in through another employer': async () => {
      const { email } = await makeMember(server, {
        in: here,
        roles: ['hr', 'owner', 'safety_representative'],
      })
      const elsewhere = await makeMember(server, { email })
      const browser = await signedIn(server, { email, staff: true })
      await changeSession({ email }, 'organisation_id = $2', elsewhere.organisationId)
      return browser
    },
    'employee by single sign-on': () => bySingleSignOn(),
    'manager by single sign-on': () => bySingleSignOn('manager'),
    'hr by single sign-on': () => bySingleSignOn('hr'),
    'owner by single sign-on': () => bySingleSignOn('owner'),
    'safety representative by single sign-on': () => bySingleSignOn('safety_representative'),
    'safety representative and hr by single sign-on': () => bySingleSignOn('safety_representative', 'hr'),
    'safety representative by private mailbox': () => byMailboxOfTwo('private', 'safety_representative'),
    'safety representative by work mailbox beside a private one': () =>
      byMailboxOfTwo('work', 'safety_representative'),
    'safety representative proven an hour ago': async () => {
      const member = await makeMember(server, { in: here, roles: ['safety_representative'] })
      const browser = await signedIn(server, { email: member.email })
      await changeSession(member, 'proven_at = $2', new Date(server.time.now.getTime() - 60 * 60 * 1000))
      return browser
    },
    'hr of another organisation': async () => {
      const member = await makeMember(server, { roles: ['hr', 'owner', 'safety_representative'] })
      return signedIn(server, { email: member.email })
    },
    'key for people': () => keyOf(['people']),
    'key for rounds': () => keyOf(['rounds']),
    'key for figures': () => keyOf(['figures']),
    'key of another organisation': async () =>
      withKey(server, await makeOrganisation(server), ['people', 'rounds', 'figures']),
    'key that has ended': async () => {
      const browser = await keyOf(['people', 'rounds', 'figures'])
      await asSuperuser(
        server.database,
        'update api_key set ended_at = now() where organisation_id = $1 and cardinality(scopes) = 3',
        [here.organisationId],
      )
      return browser
    },
  } satisfies Record<string, () => Promise<Browser>>
}

export type ActorName = keyof ReturnType<typeof actorsIn>
