import { holdsOne, type Role } from '#web/features/gate/holds-one.ts'
import { PagesNavigation } from '#web/lib/pages-navigation.tsx'
import { useText } from '#web/lib/use-text.ts'

/** Who opens which page: the same roles that may call what is on it (src/core/access/rules.ts). */
export const opens = {
  '/hr-dashboard': ['hr', 'safety_representative'],
  '/matningar': ['hr', 'safety_representative', 'owner'],
  '/personer-och-enheter': ['hr', 'owner', 'safety_representative'],
  '/stodforfragningar': ['hr', 'owner'],
} as const satisfies Record<string, readonly Role[]>

const places = [
  { path: '/hr-dashboard', text: 'nav.overview' },
  { path: '/matningar', text: 'nav.rounds' },
  { path: '/personer-och-enheter', text: 'nav.members' },
  { path: '/stodforfragningar', text: 'nav.requests' },
] as const

type HrNavigationProps = {
  readonly here: keyof typeof opens
  readonly roles: readonly Role[]
}

/** The pages about the organisation that these roles may open; one page alone needs no way between. */
export function HrNavigation({ here, roles }: HrNavigationProps) {
  const t = useText('hrDashboard')
  const open = places.filter(({ path }) => holdsOne(roles, opens[path]))
  if (open.length < 2) return null
  const pages = open.map(({ path, text }) => ({ path, title: t(text) }))
  return <PagesNavigation label={t('nav.label')} {...{ pages, here }} />
}
