import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoundPlanView } from '#contract/rounds/round-plan.ts'
import { formatDay } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { askedInstrument } from './asked-instruments.ts'
import { Refused } from './refused.tsx'
import { plannedDraft, roundRules } from './round-form.ts'

type RoundPlansProps = { readonly organisationId: string; readonly roles: readonly string[] }

/** Repeated rounds with the draft of the next one, which HR prepares or stops. Renders nothing where there is none. */
export function RoundPlans({ organisationId, roles }: RoundPlansProps) {
  const t = useText('rounds')
  const plans = useQuery({
    queryKey: ['round-plans', organisationId],
    queryFn: ({ signal }) => callApi('listRoundPlans', { params: { organisationId }, signal }),
  })
  const [refused, setRefused] = useState<{ readonly id: string; readonly error: unknown } | null>(null)
  const all = plans.data?.plans ?? []
  // A plan that a colleague has stopped is gone together with its dialog.
  const isGone = refused !== null && !all.some(({ id }) => id === refused.id)
  if (all.length === 0 && !isGone) return null
  return (
    <section className="overview-section" aria-labelledby="round-plans">
      <h2 id="round-plans">{t('plan.title')}</h2>
      {isGone && <Refused error={refused.error} />}
      {all.length > 0 && (
        <ul className="rounds surface">
          {all.map((plan) => (
            <li key={plan.id}>
              <Plan
                {...{ organisationId, plan }}
                runs={roles.includes('hr')}
                onRefused={(error) => setRefused({ id: plan.id, error })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type PlanProps = {
  readonly organisationId: string
  readonly plan: RoundPlanView
  readonly runs: boolean
  readonly onRefused: (error: unknown) => void
}

function Plan({ organisationId, plan, runs, onRefused }: PlanProps) {
  const t = useText('rounds')
  const { language } = useLanguage()
  const { unit, nextOn, announcedOn, everyMonths } = plan
  const asked = askedInstrument(plan.instrument)
  const instrument = asked === undefined ? plan.instrument : t(`instrument.${asked}`)
  const day = (iso: string) => formatDay(new Date(iso), language)

  /** Fills the form with the draft, unless HR has already begun to change it. */
  function begin() {
    const { store } = roundRules(organisationId)
    const kept = store.read()
    if (kept.fields.planId === plan.id && kept.fields.planVersion === String(plan.version)) return
    store.write({ fields: plannedDraft(plan, new Date(), language), key: null })
  }

  return (
    <div className="round-row">
      <div className="row-words">
        <h3>{t('plan.next', { day: day(nextOn) })}</h3>
        <p>
          {t('plan.about', {
            instrument,
            unit: unit?.name ?? t('plan.whole'),
            months: t(`plan.every.${everyMonths}`),
          })}{' '}
          {runs && t('plan.mailed', { day: day(announcedOn) })}
        </p>
        {unit?.isOpen === false && <p>{t('plan.closed', { unit: unit.name })}</p>}
      </div>
      {runs && (
        <div className="row-action">
          <PageButton kind="quiet" to="/matningar?ny=vad" onClick={begin}>
            {t('plan.prepare')}
          </PageButton>
          <StopPlan {...{ organisationId, plan, onRefused }} />
        </div>
      )}
    </div>
  )
}

function StopPlan({ organisationId, plan: { id, version }, onRefused }: Omit<PlanProps, 'runs'>) {
  const t = useText('rounds')
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const stop = useMutation({
    mutationFn: () => callApi('stopRoundPlan', { params: { organisationId, planId: id }, body: { version } }),
    onSuccess: () => {
      setAsking(false)
      document.getElementById('rounds')?.focus()
    },
    onError: onRefused,
    onSettled: () => client.invalidateQueries({ queryKey: ['round-plans', organisationId] }),
  })
  return (
    <>
      <Button kind="plain" onClick={() => setAsking(true)}>
        {t('plan.stop')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('plan.stop.title')}
        closeLabel={t('close.cancel')}
      >
        <div className="flow">
          <p>{t('plan.stop.text')}</p>
          {stop.isError && <Refused error={stop.error} />}
          <Button busy={stop.isPending} onClick={() => stop.mutate()}>
            {t(stop.isPending ? 'plan.stop.busy' : 'plan.stop.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
