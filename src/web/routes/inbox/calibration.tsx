import { CalibrationReports } from '#web/features/provider/calibration/calibration-reports.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { StaffPage } from './staff-page.tsx'

export const loader = pageTexts('gate', 'problems', 'calibration')
export const meta = pageMeta('calibration', 'title', 'description')

/** For staff: how the questions perform in use. */
export default function CalibrationPage() {
  const t = useText('calibration')
  return (
    <StaffPage title={t('title')} lead={t('lead')} returnTo="/kalibrering">
      {() => <CalibrationReports />}
    </StaffPage>
  )
}
