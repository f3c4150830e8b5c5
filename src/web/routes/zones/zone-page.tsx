import type { Zone } from '@andrum/release/zone.ts'
import type { ReactNode } from 'react'
import { exercisesIn } from '#web/features/self/exercises/chosen-exercises.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ReadingSwitch } from '#web/lib/readings/reading-switch.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

type ZonePageProps = {
  readonly zone: Zone
  readonly heading: string
  readonly lead: ReactNode
  /** Above everything; in red the help lines. */
  readonly first?: ReactNode
  readonly children: ReactNode
}

/** The beginning and the end of the three zone pages. */
export function ZonePage({ zone, heading, lead, first, children }: ZonePageProps) {
  const t = useText('zones')
  return (
    <div className="page page-main">
      <div className="column zone-page flow">
        {first}
        <ZoneMark zone={zone} label={t(`zone.${zone}`)} />
        <h1 className="zone-title">{heading}</h1>
        <p>{lead}</p>
        {children}
        <p className="no-print">
          <PageLink to={exercisesIn(zone)} className="link-alone">
            {t('more.exercises')}
          </PageLink>
        </p>
        <p className="small quiet">{t('notDiagnosis')}</p>
        <ReadingSwitch noQuestions />
      </div>
    </div>
  )
}
