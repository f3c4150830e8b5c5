import type { Me } from '#contract/me.ts'
import type { inbox } from '#text/sv/inbox.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

const places = [
  { path: '/stodforfragningar', text: 'requests.title' },
  { path: '/meddelanden', text: 'messages.title' },
  { path: '/kalender', text: 'calendar.title' },
] as const

type InboxNavigationProps = { readonly me: Me; readonly here: (typeof places)[number]['path'] }

/** Between the pages of staff. Everybody else has one of them, and needs no way between. */
export function InboxNavigation({ me, here }: InboxNavigationProps) {
  const t = useText<keyof typeof inbox>()
  if (!me.staff) return null
  return (
    <nav aria-label={t('way.pages')} className="hr-navigation no-print">
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
