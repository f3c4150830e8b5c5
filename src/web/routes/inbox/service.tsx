import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { StaffPage } from './staff-page.tsx'

export const loader = pageTexts('gate', 'problems', 'service', 'secondFactor')
export const meta = pageMeta('service', 'title', 'description')

const loadConsole = () => import('#web/features/provider/service/service-console.tsx')

/** For staff: people who wait, failed jobs, and the customers. */
export default function ServicePage() {
  const t = useText('service')
  const inside = useLazyModule(useSignedInMark(), loadConsole)
  return (
    <StaffPage title={t('title')} lead={t('lead')} returnTo="/drift">
      {() => <LazyPart part={inside}>{({ ServiceConsole }) => <ServiceConsole />}</LazyPart>}
    </StaffPage>
  )
}
