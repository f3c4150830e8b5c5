import { Notice } from '#web/ui/notice/notice.tsx'
import type { ReportProps } from './overview-view.ts'

/** Says that the unit in the address is not in the shown round, so that nobody takes another unit's figures for its own. */
export function MissingUnit({
  words: { t },
  overview: { units },
  view,
  led,
}: Pick<ReportProps, 'words' | 'overview' | 'view' | 'led'>) {
  if (view.unit === null || units.some(({ id }) => id === view.unit)) return null
  return (
    <Notice live>
      <p>{t(led ? 'unit.missing.led' : 'unit.missing')}</p>
    </Notice>
  )
}
