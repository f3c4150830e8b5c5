import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { InvitationView } from '#contract/identity/me.ts'
import { clearSharedScreen, sharedScreen } from '#web/lib/shared-screen.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { answersOf, isOnSickLeave } from './draft.ts'
import { EndedElsewherePage } from './ended-elsewhere-page.tsx'
import { FlowPage } from './flow-page.tsx'
import { blockOf, type Form, withOwnQuestions } from './form.ts'
import type { Purpose } from './invitation.ts'
import { LoadingPage } from './loading-page.tsx'
import { answeredRound, type Finished } from './submission.ts'
import { useDraft } from './use-draft.ts'
import { usePlace } from './use-place.ts'
import { useTitle } from './use-title.ts'
import {
  firstOpenPlace,
  itemAt,
  type Place,
  placeAfter,
  placeBefore,
  progressAt,
  questionPlace,
} from './way.ts'
import { WelcomePage } from './welcome-page.tsx'

type ProfileFlowProps = {
  readonly form: Form
  readonly purpose: Purpose
  /** Whether the purpose is certain; until then the person is not redirected. */
  readonly settled: boolean
  /** Id of the signed-in person; null: nobody; undefined: not known yet. */
  readonly signedInAs: string | null | undefined
  /** That person's address. */
  readonly account: string | null
  readonly offers: readonly InvitationView[]
  readonly onAnswerRound: (invitation: InvitationView) => void
  readonly onAnswerAlone: () => void
  /** Called once for each complete answer, to store or send it. */
  readonly onFinish: (finished: Finished) => void
  /** Above the welcome: answers in the outbox, and earlier results. */
  readonly welcome: ReactNode
  readonly result: (finished: Finished) => ReactNode
  /** Called when the person leaves the welcome page, so that the later pages may be fetched. Must stay the same. */
  readonly onBegin: () => void
}

const loadPromisePage = () => import('./promise-page.tsx')
const loadQuestionPage = () => import('./question-page.tsx')
const loadCheckPage = () => import('./check-page.tsx')
const loadCausesPage = () => import('./causes-page.tsx')

/** The form from the welcome to the result, for both instruments. */
export function ProfileFlow(props: ProfileFlowProps) {
  const { purpose, signedInAs } = props
  // An invitation stored by an earlier build has no own questions.
  const own = purpose.kind === 'round' ? purpose.invitation.round.ownQuestions : undefined
  const form = useMemo(() => withOwnQuestions(props.form, own ?? []), [props.form, own])
  const t = useText('profile')
  const elsewhere = useText('elsewhere')
  const { state, store } = useDraft(form, purpose.kind === 'round' ? purpose.invitation.round.id : undefined)
  const { draft, kept, endedElsewhere, reworded } = state
  const { place, entry, go, replace, goBack } = usePlace(form, draft, props.settled && store !== null)

  const { onAnswerAlone, onBegin } = props

  // Fetches the promise during the welcome and the rest during the promise, long before they are needed, so that a lost network
  // is not noticed.
  const begun = place !== 'welcome'
  const promising = useLazyModule(true, loadPromisePage)
  const asking = useLazyModule(begun, loadQuestionPage)
  const checking = useLazyModule(begun, loadCheckPage)
  const choosing = useLazyModule(begun && blockOf(form).length > 0, loadCausesPage)
  useEffect(() => {
    if (begun) onBegin()
  }, [begun, onBegin])

  const back = () => goBack(placeBefore(form, draft, place))
  const onward = (from: Place = place) => {
    if (entry.toCheck) go('check')
    else go(placeAfter(form, store?.read().draft ?? draft, from))
  }
  const startOver = () => {
    store?.startOver()
    replace('welcome')
  }

  // The draft is cleared only when the result is on the page: until then a reload must find the answers.
  const answered = place === 'result' && draft !== null && entry.finished?.id === draft.key
  useEffect(() => {
    if (!answered) return
    store?.clear()
    onAnswerAlone()
  }, [answered, store, onAnswerAlone])

  const [carried, setCarried] = useState(false)
  const carry = {
    purpose,
    onForget() {
      if (sharedScreen.read() !== null) return clearSharedScreen()
      store?.clear()
      onAnswerAlone()
      setCarried(true)
      replace('welcome')
    },
  }

  function finish(result: Finished['result']) {
    if (draft === null || store === null) return
    const finished: Finished = {
      id: draft.key,
      takenAt: new Date().toISOString(),
      answers: answersOf(draft, form),
      result,
      owner: signedInAs ?? null,
      roundId: purpose.kind === 'round' ? purpose.invitation.round.id : null,
      ...(purpose.kind === 'round' ? { round: answeredRound(purpose.invitation, purpose.token) } : {}),
      ...(isOnSickLeave(draft) ? { sickLeave: true } : {}),
    }
    props.onFinish(finished)
    replace('result', { finished })
  }

  if (place === 'result' && entry.finished) {
    return <ResultFrame form={form}>{props.result(entry.finished)}</ResultFrame>
  }
  if (endedElsewhere && place !== entry.place) {
    return <EndedElsewherePage onStartOver={startOver} />
  }
  const item = itemAt(place)
  if (item !== null) {
    if (!asking) return <LoadingPage form={form} draft={draft} place={place} lost={asking === null} />
    return (
      <asking.QuestionPage
        key={item}
        form={form}
        draft={draft}
        item={item}
        resumed={entry.resumed === true}
        kept={kept}
        onAnswer={(word) => store?.write(item, word)}
        onContinue={() => onward()}
        onSkip={() => {
          store?.write(item, null)
          onward()
        }}
        onLeaveCauses={() => {
          store?.chooseCauses('leave')
          go('check')
        }}
        onPrevious={back}
        onStartOver={startOver}
        carry={carry}
      />
    )
  }
  if (place === 'causes') {
    if (!choosing) return <LoadingPage form={form} draft={draft} place={place} lost={choosing === null} />
    return (
      <choosing.CausesPage
        form={form}
        draft={draft}
        carry={carry}
        onPrevious={back}
        onChoose={(choice) => {
          store?.chooseCauses(choice)
          go(placeAfter(form, store?.read().draft ?? draft, 'causes'))
        }}
      />
    )
  }
  if (place === 'check' && draft !== null) {
    if (!checking) return <LoadingPage form={form} draft={draft} place={place} lost={checking === null} />
    return (
      <checking.CheckPage
        form={form}
        draft={draft}
        toRound={purpose.kind === 'round'}
        carry={carry}
        onPrevious={back}
        onChange={(changed) => go(questionPlace(changed), { toCheck: true })}
        onChangeCauses={() => {
          if (draft.causes?.choice === 'answer') store?.chooseCauses('leave')
          else go('causes')
        }}
        onFinish={finish}
      />
    )
  }
  if (place === 'promise') {
    if (!promising) return <LoadingPage form={form} draft={draft} place={place} lost={promising === null} />
    return (
      <TitledPage title={t('promise.heading')}>
        <promising.PromisePage
          purpose={purpose}
          account={props.account}
          sickLeave={isOnSickLeave(draft)}
          onSickLeave={(on) => store?.chooseSickLeave(on)}
          onPrevious={back}
          onStart={() => go(firstOpenPlace(form, draft))}
        />
      </TitledPage>
    )
  }
  return (
    <WelcomePage
      form={form}
      purpose={purpose}
      offers={props.offers}
      onAnswerRound={props.onAnswerRound}
      onAnswerAlone={onAnswerAlone}
      onStart={() => go('promise')}
    >
      {carried && (
        <Notice live title={elsewhere('forgotten')}>
          <p>{elsewhere('forgotten.text')}</p>
        </Notice>
      )}
      {reworded && <Notice>{t('draft.reworded')}</Notice>}
      {props.welcome}
    </WelcomePage>
  )
}

function TitledPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(title)
  return children
}

/** The title does not mention the result, because bystanders may see the screen. */
function ResultFrame({ form, children }: { readonly form: Form; readonly children: ReactNode }) {
  const t = useText('profile')
  useTitle(t('result.title'))
  return <FlowPage progress={progressAt(form, null, 'result')}>{children}</FlowPage>
}
