import type { SingleSignOn } from '#contract/identity/single-sign-on.ts'
import type { OrganisationView } from '#contract/people/organisation.ts'
import type { RoleList } from '#contract/people/roles.ts'
import type { RoundList } from '#contract/rounds/round.ts'

/** In the order of the page. */
export const setUpSteps = ['people', 'roles', 'signIn', 'representative', 'round'] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** `choice`: optional, because the present state works. */
export type StepState = 'done' | 'todo' | 'choice'

type SetUp = {
  readonly organisation: Pick<OrganisationView, 'members'>
  readonly roles: RoleList
  /** Null: the reader may not see it. */
  readonly signOn: Pick<SingleSignOn, 'identityProvider'> | null
  readonly rounds: { readonly [List in keyof RoundList]: readonly unknown[] }
}

/** The state of each step, from the present state of the organisation. */
export function stepsOf({
  organisation,
  roles,
  signOn,
  rounds,
}: SetUp): Readonly<Record<SetUpStep, StepState>> {
  const doneIf = (done: boolean): StepState => (done ? 'done' : 'todo')
  const represented = roles.holders.some(({ role }) => role === 'safety_representative')
  // The first person is both owner and HR, so a second holder means that roles have been given.
  const people = new Set(roles.holders.map(({ memberId }) => memberId))
  return {
    // An organisation is created with one person.
    people: doneIf(organisation.members > 1),
    roles: doneIf(people.size > 1),
    // Optional, because everybody can sign in with a mailed code.
    signIn: signOn?.identityProvider ? 'done' : 'choice',
    representative: doneIf(represented),
    round: doneIf(rounds.rounds.length + rounds.preparing.length > 0),
  }
}
