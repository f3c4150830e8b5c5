import { PageLink } from '#web/lib/page-link.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { ViewHeading } from './view-heading.tsx'

type HaltProps = {
  /** The answer just given was about danger. It is not stored, so a reopened page does not know it. */
  readonly danger: boolean
  readonly onGoOn: () => void
}

/** The safety rule has stopped the programme: help first, then what to do. */
export function Halt({ danger, onGoOn }: HaltProps) {
  const t = useText('recoveryProgramme')
  return (
    <>
      <SafetyBlock />
      <ViewHeading>{t('halt.heading')}</ViewHeading>
      {danger && (
        <p>
          <strong>{t('halt.danger')}</strong>
        </p>
      )}
      <p>{t('halt.text')}</p>
      <h2>{t('halt.do')}</h2>
      <ol>
        {(['1', '2', '3'] as const).map((line) => (
          <li key={line}>{t(`halt.do.${line}`)}</li>
        ))}
      </ol>
      <p className="recovery-actions no-print">
        <a href="tel:1177" className="button button-primary">
          {t('halt.call')}
        </a>
        <PageLink to="/red-zone" className="link-alone">
          {t('halt.support')}
        </PageLink>
      </p>
      <p className="small quiet">{t('halt.rule')}</p>
      <section className="flow no-print">
        <h2>{t('halt.goOn.title')}</h2>
        <p>{t('halt.goOn.text')}</p>
        <TwoStepButton
          label={t('halt.goOn')}
          question={t('halt.goOn.question')}
          yes={t('halt.goOn.yes')}
          no={t('halt.goOn.no')}
          onConfirm={onGoOn}
        />
      </section>
    </>
  )
}
