import type { SingleSignOn } from '#contract/identity/single-sign-on.ts'
import type { OrganisationView } from '#contract/people/organisation.ts'
import type { RoleList } from '#contract/people/roles.ts'
import type { RoundList } from '#contract/rounds/round.ts'

/** In this order on the page. */
export const setUpSteps = ['people', 'roles', 'signIn', 'representative', 'round'] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** `choice`: what stands is good as it is. */
export type StepState = 'done' | 'todo' | 'choice'

type SetUp = {
  readonly organisation: Pick<OrganisationView, 'members'>
  readonly roles: RoleList
  /** Null: not the reader's to see. */
  readonly signOn: Pick<SingleSignOn, 'identityProvider'> | null
  readonly rounds: { readonly [List in keyof RoundList]: readonly unknown[] }
}

/** What of the set-up is done, from what the organisation is today. */
export function stepsOf({
  organisation,
  roles,
  signOn,
  rounds,
}: SetUp): Readonly<Record<SetUpStep, StepState>> {
  const doneIf = (done: boolean): StepState => (done ? 'done' : 'todo')
  const represented = roles.holders.some(({ role }) => role === 'safety_representative')
  // The first person owns the account and is HR: somebody else has been given something.
  const people = new Set(roles.holders.map(({ memberId }) => memberId))
  return {
    // One person is what an organisation is founded with.
    people: doneIf(organisation.members > 1),
    roles: doneIf(people.size > 1),
    // Everybody can sign in with a mailed code.
    signIn: signOn?.identityProvider ? 'done' : 'choice',
    representative: doneIf(represented),
    round: doneIf(rounds.rounds.length + rounds.preparing.length > 0),
  }
}
