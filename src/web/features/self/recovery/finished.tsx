import type { ReactNode } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import { start } from '#core/programme/act.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import type { Recovery } from './use-recovery.ts'
import { ViewHeading } from './view-heading.tsx'

type FinishedProps = {
  readonly comparison: ReactNode
  readonly today: Day
  readonly onAgain: Recovery['change']
}

/** After six weeks: the form again, the comparison of before and after, and what to continue. */
export function Finished({ comparison, today, onAgain }: FinishedProps) {
  const t = useText('recoveryProgramme')
  return (
    <>
      <ViewHeading>{t('end.title')}</ViewHeading>
      <p>{t('end.text')}</p>
      <h2>{t('end.retest')}</h2>
      <p>{t('end.retest.text')}</p>
      <p className="no-print">
        <PageButton to="/stressprofil/start">{t('end.retest.button')}</PageButton>
      </p>
      <h2>{t('end.compare')}</h2>
      {comparison}
      <h2>{t('end.next')}</h2>
      <ul>
        {(['1', '2', '3'] as const).map((line) => (
          <li key={line}>{t(`end.next.${line}`)}</li>
        ))}
      </ul>
      <p className="small quiet">{t('break.worse')}</p>
      <div className="no-print">
        <TwoStepButton
          label={t('end.again')}
          question={t('end.again.question')}
          yes={t('end.again.yes')}
          no={t('end.again.no')}
          onConfirm={() => onAgain((document) => start(document, today))}
        />
      </div>
    </>
  )
}
