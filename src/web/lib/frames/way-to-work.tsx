import { workHomeOf } from '#core/access/home.ts'
import { PageLink } from '../page-link.tsx'
import { QueryProvider } from '../query/query-provider.tsx'
import { useMe } from '../query/use-me.ts'
import { useText } from '../use-text.ts'
import { IdleWarning } from './idle-warning.tsx'

/** The link to the work pages, for people with a role; renders nothing for others. */
export function WayToWork() {
  return (
    <QueryProvider>
      <Way />
    </QueryProvider>
  )
}

function Way() {
  const t = useText('frame')
  const { data: me } = useMe()
  const home = me ? workHomeOf(me) : null
  if (home === null) return null
  return (
    <>
      <PageLink to={home} className="app-bar-link app-bar-switch">
        <span>{t('switch.work')}</span>
      </PageLink>
      <IdleWarning />
    </>
  )
}
