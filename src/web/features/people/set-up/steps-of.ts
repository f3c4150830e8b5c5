import type { OrganisationView } from '#contract/people/organisation.ts'
import type { RoleList } from '#contract/people/roles.ts'
import type { SupportSettings } from '#contract/support/support-settings.ts'

/** In this order on the page. */
export const setUpSteps = [
  'units',
  'people',
  'representative',
  'roles',
  'support',
  'rules',
  'group',
  'language',
] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** `choice`: what stands is good as it is. */
export type StepState = 'done' | 'todo' | 'choice'

type SetUp = {
  readonly organisation: Pick<OrganisationView, 'members' | 'units'>
  readonly roles: RoleList
  readonly support: SupportSettings
}

/** What of the set-up is done, from what the organisation is today. */
export function stepsOf({ organisation, roles, support }: SetUp): Readonly<Record<SetUpStep, StepState>> {
  const doneIf = (done: boolean): StepState => (done ? 'done' : 'todo')
  const represented = roles.holders.some(({ role }) => role === 'safety_representative')
  // The first person owns the account and is HR: somebody else has been given something.
  const people = new Set(roles.holders.map(({ memberId }) => memberId))
  return {
    // One unit and one person are what an organisation is founded with.
    units: doneIf(organisation.units > 1),
    people: doneIf(organisation.members > 1),
    representative: doneIf(represented),
    roles: doneIf(people.size > 1),
    support: doneIf(support.health !== null),
    rules: 'choice',
    group: 'choice',
    language: 'choice',
  }
}
