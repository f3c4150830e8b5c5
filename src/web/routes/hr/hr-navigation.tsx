import type { hrDashboard } from '#text/sv/hr-dashboard.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

const places = [
  { path: '/hr-dashboard', text: 'nav.overview' },
  { path: '/matningar', text: 'nav.rounds' },
  { path: '/personer-och-enheter', text: 'nav.members' },
] as const

/** The three pages of HR. */
export function HrNavigation({ here }: { readonly here: (typeof places)[number]['path'] }) {
  const t = useText<keyof typeof hrDashboard>()
  return (
    <nav aria-label={t('nav.label')} className="hr-navigation no-print">
      <ul>
        {places.map(({ path, text }) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === here ? 'page' : undefined}>
              {t(text)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
