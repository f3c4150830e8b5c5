import type { Me } from '#contract/me.ts'
import { PagesNavigation } from '#web/lib/pages-navigation.tsx'
import { useText } from '#web/lib/use-text.ts'

const places = [
  { path: '/stodforfragningar', text: 'requests.title' },
  { path: '/meddelanden', text: 'messages.title' },
  { path: '/kalender', text: 'calendar.title' },
] as const

type InboxNavigationProps = { readonly me: Me; readonly here: (typeof places)[number]['path'] }

/** Between the pages of staff. Everybody else has one of them, and needs no way between. */
export function InboxNavigation({ me, here }: InboxNavigationProps) {
  const t = useText('inbox')
  if (!me.staff) return null
  const pages = places.map(({ path, text }) => ({ path, title: t(text) }))
  return <PagesNavigation label={t('way.pages')} {...{ pages, here }} />
}
