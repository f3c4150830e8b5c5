import type { Me } from '#contract/identity/me.ts'
import { workIcons } from '#web/lib/frames/work-icons.ts'
import { ownIcons } from '#web/ui/icon/own-icons.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Rail, RailRoom } from '../../ui/rail/rail.tsx'
import { PageLink } from '../page-link.tsx'
import { QueryProvider } from '../query/query-provider.tsx'
import { useMe } from '../query/use-me.ts'
import { TodoBell } from '../todo/todo-bell.tsx'
import { useText } from '../use-text.ts'
import { WorkSearch } from '../work-search/work-search.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { type Place, usePlaces } from './use-places.tsx'

// Loaded early, so that the first call of a work page has its address at once.
import('#contract/work-paths.ts').catch(() => {})

type Role = Me['memberships'][number]['roles'][number]

/** Each place with its roles: those that may call the endpoints of the page (src/core/access/rules.ts). */
const organisationPlaces: readonly (Place & { readonly roles: readonly Role[] })[] = [
  {
    icon: workIcons.overview,
    path: '/hr-dashboard',
    text: 'place.overview',
    roles: ['hr', 'safety_representative', 'manager'],
  },
  {
    icon: workIcons.units,
    path: '/enheter',
    text: 'place.units',
    roles: ['hr', 'safety_representative', 'manager'],
  },
  {
    icon: workIcons.rounds,
    path: '/matningar',
    text: 'place.rounds',
    holds: ['/lappar'],
    roles: ['hr', 'safety_representative', 'owner'],
  },
  {
    icon: workIcons.measures,
    path: '/atgarder',
    text: 'place.measures',
    holds: ['/arlig-uppfoljning'],
    roles: ['hr', 'safety_representative', 'manager'],
  },
  {
    icon: workIcons.managers,
    path: '/chefsstod',
    text: 'place.managers',
    holds: ['/chefsstod/'],
    roles: ['manager', 'hr', 'owner'],
  },
  {
    icon: workIcons.people,
    path: '/personer-och-enheter',
    text: 'place.people',
    roles: ['hr', 'safety_representative', 'owner'],
  },
  { icon: workIcons.roles, path: '/roller', text: 'place.roles', roles: ['owner'] },
  {
    icon: ownIcons.settings,
    path: '/organisation',
    text: 'place.organisation',
    holds: ['/integrationer'],
    roles: ['owner'],
  },
  { icon: workIcons.log, path: '/logg', text: 'place.log', roles: ['owner', 'safety_representative'] },
]
const requests: Place = { icon: workIcons.support, path: '/stodforfragningar', text: 'place.requests' }
/** The same page under the name of what a safety representative does there. */
const questions: Place = { ...requests, text: 'place.questions' }
/** For staff who are also guides. */
const guidance: Place = { icon: workIcons.managers, path: '/vagledning', text: 'place.guidance' }
const staffPlaces: readonly Place[] = [
  { icon: ownIcons.today, path: '/idag', text: 'place.today' },
  { icon: workIcons.calendar, path: '/kalender', text: 'place.calendar' },
  requests,
  { icon: workIcons.messages, path: '/meddelanden', text: 'place.messages' },
  { icon: ownIcons.results, path: '/kalibrering', text: 'place.calibration' },
  { icon: workIcons.service, path: '/drift', text: 'place.service' },
]

/** For readers who are not owners: a place of theirs, and the page of an owner's rail that it links to. */
const linkedFrom: Readonly<Record<string, string>> = {
  '/personer-och-enheter': '/roller',
  '/stodforfragningar': '/organisation',
}

function withLinked(place: Place): Place {
  const linked = linkedFrom[place.path]
  return linked === undefined ? place : { ...place, holds: [linked] }
}

/** The places of a person's roles, in the order in which a working day needs them. */
export function placesOf({
  staff,
  guide,
  memberships,
}: Pick<Me, 'staff' | 'guide' | 'memberships'>): readonly Place[] {
  const held = memberships.flatMap(({ roles }) => roles)
  const ofOrganisation = organisationPlaces.filter(({ roles }) => roles.some((role) => held.includes(role)))
  const places = [
    ...(staff ? staffPlaces.toSpliced(1, 0, ...(guide ? [guidance] : [])) : []),
    ...ofOrganisation,
    ...(held.includes('hr') && !staff ? [requests] : []),
    ...(held.includes('safety_representative') && !held.includes('hr') && !staff ? [questions] : []),
  ]
  return held.includes('owner') ? places : places.map(withLinked)
}

/** The rail of a signed-in person; empty until the roles are known, and for people without a role. */
export function WorkRail() {
  return (
    <QueryProvider>
      <Known />
    </QueryProvider>
  )
}

function Known() {
  const t = useText('frame')
  const { data: me } = useMe()
  const places = usePlaces(me ? placesOf(me) : [])
  if (places.length > 0)
    return (
      <>
        <Rail label={t('work.label')} places={places} />
        <IdleWarning />
      </>
    )
  return <RailRoom empty={me !== undefined} />
}

/** To-do list, search and account link in the bar. It shows the address, because people with several roles have several addresses. */
export function WorkAccount() {
  return (
    <QueryProvider>
      <TodoBell />
      <Account />
    </QueryProvider>
  )
}

function Account() {
  const t = useText('frame')
  const { data: me } = useMe()
  const places = usePlaces(me ? placesOf(me) : [])
  if (!me) return null
  const { email } = me.person
  return (
    <>
      {places.length > 0 && <WorkSearch places={places} />}
      <PageLink
        to="/installningar"
        className="app-bar-link app-bar-compact"
        aria-label={t('work.account', { email })}
      >
        <Icon drawing={ownIcons.settings} />
        <span>{email}</span>
      </PageLink>
    </>
  )
}
