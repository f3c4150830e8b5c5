import type { Me } from '#contract/identity/me.ts'
import type { workSearch } from '#text/sv/work-search.ts'

type Role = Me['memberships'][number]['roles'][number]
type PlaceName = keyof typeof workSearch extends infer Key
  ? Key extends `place.${infer Name}.words`
    ? Name
    : never
  : never

/** A place of the rail with its title. */
export type RailWords = { readonly id: string; readonly title: string }

/** A page that is not in the rail, or a part of a page, that the search finds. */
export type SearchedPlace = {
  readonly name: PlaceName
  readonly path: string
  readonly group: 'pages' | 'settings'
  /** The roles that may read it (`page-roles.ts`); null: everybody. */
  readonly roles: readonly Role[] | null
}

const managers = ['manager', 'hr', 'owner'] as const
const organisers = ['hr', 'owner'] as const

const page = (name: PlaceName, path: string, roles: SearchedPlace['roles']): SearchedPlace => ({
  name,
  path,
  group: 'pages',
  roles,
})
const setting = (name: PlaceName, path: string, roles: SearchedPlace['roles']): SearchedPlace => ({
  name,
  path,
  group: 'settings',
  roles,
})

/** What the search finds besides the places of the reader's rail. */
export const searchedPlaces: readonly SearchedPlace[] = [
  page('slips', '/lappar', ['hr', 'safety_representative']),
  page('first-talk', '/chefsstod/forsta-samtalet', managers),
  page('follow-up', '/chefsstod/uppfoljning', managers),
  page('return-to-work', '/chefsstod/tillbaka-i-arbete', managers),
  page('hard-result', '/chefsstod/efter-ett-svart-resultat', managers),
  page('after-result', '/chefsstod/efter-matningen', managers),
  page('checklist-return', '/chefsstod/checklista-atergang', managers),
  page('checklist-workload', '/chefsstod/checklista-arbetsbelastning', managers),
  page('checklist-onboarding', '/chefsstod/checklista-introduktion', managers),
  page('checklist-change', '/chefsstod/checklista-forandring', managers),
  setting('prepare', '/matningar?ny=vad', ['hr']),
  setting('risk', '/atgarder?ny=risk', ['hr']),
  setting('people', '/personer-och-enheter#people', organisers),
  setting('units', '/personer-och-enheter#now', organisers),
  setting('import', '/personer-och-enheter#import', organisers),
  setting('history', '/personer-och-enheter#history', ['hr', 'owner', 'safety_representative']),
  setting('roles', '/roller', ['owner']),
  setting('support', '/organisation#support-settings', organisers),
  setting('organisation', '/organisation#own-settings', ['owner']),
  setting('sign-on', '/organisation#single-sign-on', ['owner']),
  setting('keys', '/integrationer#api-keys', ['owner']),
  setting('webhooks', '/integrationer#webhooks', ['owner']),
  setting('own', '/installningar', null),
]
