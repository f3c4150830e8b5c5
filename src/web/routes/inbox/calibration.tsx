import { CalibrationReports } from '#web/features/calibration/calibration-reports.tsx'
import { RoleGate } from '#web/features/gate/role-gate.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('gate', 'problems', 'calibration')
export const meta = pageMeta('calibration', 'title', 'description')

/** For staff: how the questions behave in use. */
export default function CalibrationPage() {
  const t = useText('calibration')
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
      </div>
      <QueryProvider>
        <RoleGate openedBy={({ staff }) => staff || undefined} returnTo="/kalibrering">
          {() => <CalibrationReports />}
        </RoleGate>
      </QueryProvider>
    </div>
  )
}
