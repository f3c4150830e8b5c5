import { Failure } from '#web/lib/form/failure.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { type ChangeGuidance, failureOf, type OwnGuidance } from './guidance-queries.ts'

type StopProps = { readonly guidance: OwnGuidance; readonly change: ChangeGuidance }

/** Buttons to pause, to plan an end with a closing letter, and to end now. */
export function Stop({ guidance, change }: StopProps) {
  const t = useText('guidance')
  const { state, guide, letterAsked, ending } = guidance
  const active = state === 'active'
  const busy = change.isPending
  return (
    <section className="surface flow no-print" aria-labelledby="stop">
      <h2 id="stop">{t('stop.title')}</h2>
      {active && (
        <>
          <p>{t('stop.pause.text')}</p>
          <p>
            <Button kind="quiet" busy={busy} onClick={() => change.mutate({ do: 'pause' })}>
              {t('stop.pause')}
            </Button>
          </p>
        </>
      )}
      {active && guide !== null && ending !== 'letter' && (
        <>
          <p role="status">{t(letterAsked ? 'stop.planned' : 'stop.plan.text')}</p>
          {!letterAsked && (
            <p>
              <Button kind="quiet" busy={busy} onClick={() => change.mutate({ do: 'ask-for-letter' })}>
                {t('stop.plan')}
              </Button>
            </p>
          )}
        </>
      )}
      <Failure error={failureOf(change, 'pause', 'ask-for-letter', 'end')} title={t('stop.failed')} />
      <TwoStepButton
        label={t('stop.end')}
        question={t('stop.end.question')}
        yes={t('stop.end.yes')}
        no={t('stop.end.no')}
        busy={busy}
        onConfirm={() => change.mutate({ do: 'end' })}
      />
    </section>
  )
}
