import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { StaffPage } from '../inbox/staff-page.tsx'

export const loader = pageTexts('gate', 'problems', 'inbox', 'lectureTitles', 'staffCalendar')
export const meta = pageMeta('staffCalendar', 'title', 'description')

const loadCalendar = () => import('./signed-in-calendar.tsx')

/** The signed-in part is fetched while the server is asked who is signed in. */
export default function CalendarPage() {
  const t = useText('staffCalendar')
  const inside = useLazyModule(useSignedInMark(), loadCalendar)
  return (
    <StaffPage title={t('title')} lead={t('lead')} returnTo="/kalender">
      {() => <LazyPart part={inside}>{({ SignedInCalendar }) => <SignedInCalendar />}</LazyPart>}
    </StaffPage>
  )
}
