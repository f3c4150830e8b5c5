import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { RoundPreparation, RoundView } from '#contract/rounds/round.ts'
import { defaultLanguage } from '#core/languages.ts'
import { isFreshArrival, isOpenedByItself } from '#web/lib/arrival.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useStepTitle } from '#web/lib/use-step-title.ts'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Steps } from '#web/ui/steps/steps.tsx'
import { DaysStep, WhatStep } from './prepare-fields.tsx'
import { RefusedStep } from './refused-step.tsx'
import type { RoundField } from './round-form.ts'
import { RoundReview } from './round-review.tsx'
import { type PreparingRound, prepareSteps, usePrepareRound } from './use-prepare-round.ts'

const idOf: Readonly<Record<RoundField, string>> = {
  name: 'round-name',
  instrument: 'round-instrument',
  unitId: 'round-unit',
  ownQuestions: `round-own-${defaultLanguage}`,
  opensAt: 'round-opens',
  closesAt: 'round-closes',
  reminders: 'round-reminder-1',
}

type PrepareRoundProps = {
  readonly organisationId: string
  readonly onPrepared: (round: RoundView | RoundPreparation) => void
  /** What HR is asked about the open measures of these units; first in the last step. */
  readonly since: (unitIds: readonly string[]) => ReactNode
}

/** HR prepares a round in three steps: what and whom, the days, and a review before the list is frozen. */
export function PrepareRound({ organisationId, onPrepared, since }: PrepareRoundProps) {
  const t = useText('prepareRound')
  const round = usePrepareRound(organisationId, onPrepared)
  const { step, errors, isOpen } = round
  const heading = useStepHeading(t(`${step}.title`), isOpen, errors.length > 0)

  if (!isOpen) return <Waiting shape="form" />
  const title = (
    <h2 id="prepare-round" ref={heading} tabIndex={-1}>
      {t(`${step}.title`)}
    </h2>
  )
  return (
    <section className="column round-prepare" aria-labelledby="prepare-round">
      <BackLink>
        <BackWay {...round} />
      </BackLink>
      <Steps
        label={t('steps.label')}
        steps={prepareSteps.map((one) => t(`${one}.step`))}
        current={prepareSteps.indexOf(step)}
      />
      {step === 'granska' ? (
        <>
          {title}
          <div className="flow">
            <RoundReview {...round} since={since} />
          </div>
        </>
      ) : (
        <StepForm {...{ organisationId, round, title }} />
      )}
    </section>
  )
}

function BackWay({ step, go }: PreparingRound) {
  const t = useText('prepareRound')
  const before = prepareSteps[prepareSteps.indexOf(step) - 1]
  if (before === undefined) return <PageLink to="/matningar">{t('back.list')}</PageLink>
  return (
    <Button kind="plain" onClick={() => go(before)}>
      {t('back.step')}
    </Button>
  )
}

type StepFormProps = {
  readonly organisationId: string
  readonly round: PreparingRound
  readonly title: ReactNode
}

function StepForm({ organisationId, round, title }: StepFormProps) {
  const t = useText('prepareRound')
  const { step, draft, errors, busy, refusal, write, next } = round

  return (
    <Form
      errors={errors.map(({ field, text }) => ({ fieldId: idOf[field], message: t(text) }))}
      busy={busy}
      head={title}
      onSubmit={next}
    >
      {step === 'vad' ? (
        <WhatStep
          {...{ organisationId, draft, write }}
          ownWrong={errors.some(({ field }) => field === 'ownQuestions')}
        />
      ) : (
        <DaysStep {...{ draft, write }} />
      )}
      {refusal !== undefined && <RefusedStep {...round} />}
      <Submit busyLabel={t('next.busy')}>{t('next')}</Submit>
    </Form>
  )
}

/**
 * Presents a step as a page of its own: the window's title names it, and its heading takes the focus, unless the address was
 * opened directly or there is an error, which is read first.
 */
function useStepHeading(title: string, isShown: boolean, isWrong: boolean) {
  const page = useText('rounds')('title')
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = isOpenedByItself(useLocation())
  useStepTitle(isShown ? title : null, page)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that comes, not an error that is mended
  useEffect(() => {
    if (isShown && !isWrong && (!isFirst || isFreshArrival())) heading.current?.focus()
  }, [title, isShown])
  return heading
}
