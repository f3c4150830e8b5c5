import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { StaffPage } from './staff-page.tsx'

export const loader = pageTexts('gate', 'problems', 'inbox', 'lectureTitles', 'staffCalendar', 'staffDay')
export const meta = pageMeta('staffDay', 'title', 'description')

const loadDay = () => import('#web/features/bookings/staff-day/staff-day.tsx')

/** The start page of staff. The signed-in part is fetched while the server is asked who is signed in. */
export default function StaffDayPage() {
  const t = useText('staffDay')
  const inside = useLazyModule(useSignedInMark(), loadDay)
  return (
    <StaffPage title={t('title')} lead={t('lead')} returnTo="/idag">
      {() => <LazyPart part={inside}>{({ StaffDay }) => <StaffDay />}</LazyPart>}
    </StaffPage>
  )
}
