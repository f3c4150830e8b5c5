import { useCallback, useContext, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { withoutOwn } from '#core/instrument/own-question.ts'
import { loadActionWords } from '#web/features/self/plan/action-words.ts'
import type { Form } from '#web/features/self/profile/form.ts'
import { LoadingNotice } from '#web/features/self/profile/loading-page.tsx'
import { ProfileFlow } from '#web/features/self/profile/profile-flow.tsx'
import {
  answersOutbox,
  type Finished,
  forgetReceipt,
  sendingStatus,
} from '#web/features/self/profile/submission.ts'
import { usePurpose } from '#web/features/self/profile/use-purpose.ts'
import {
  browserResults,
  keepResult,
  removeResult,
  wantInAccount,
} from '#web/features/self/results/browser-results.ts'
import { useMoveResults } from '#web/features/self/results/use-move-results.ts'
import { heedDelivery, useAccount } from '#web/lib/account/use-account.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useOutbox } from '#web/lib/outbox/use-outbox.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ReadingContext } from '#web/lib/readings/reading-words.ts'
import { sharedScreen } from '#web/lib/shared-screen.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'

const loadResultPage = () => import('./own-result-page.tsx')
const loadSendingNotice = () => import('#web/features/self/profile/sending-notice.tsx')
const loadOtherVersion = () => import('#web/features/self/profile/other-version.tsx')
const loadInvitationPage = () => import('#web/features/self/profile/invitation-page.tsx')

type TakeFormProps = {
  readonly form: Form
  /** The page's own address in the site map. */
  readonly path: string
}

/** The form, its delivery and its result on one page; the address stays the same throughout. */
export function TakeForm({ form: asked, path }: TakeFormProps) {
  const reading = useContext(ReadingContext)
  const newest = useMemo(() => reading.say?.(asked) ?? asked, [reading, asked])
  const t = useText('profile')
  const { language, pathTo } = useLanguage()
  const navigate = useNavigate()
  const { state, answerRound, answerAlone } = usePurpose(newest.id)
  const { value: kept } = useStored(browserResults)
  const account = useAccount('results and rounds')
  const isShared = useStored(sharedScreen).value !== null
  // At a shared screen another person may be signed in.
  const signedInAs = isShared ? null : account.personId
  const { state: moving, move } = useMoveResults(signedInAs)
  const { items: submissions, busy, deliver } = useOutbox(answersOutbox, signedInAs, heedDelivery)
  const sending = useLazyModule(submissions.length > 0, loadSendingNotice)
  const [fetched, setFetched] = useState<Form>()
  const [begun, setBegun] = useState(false)
  const begin = useCallback(() => setBegun(true), [])
  const resultPage = useLazyModule(begun, loadResultPage)
  // The result shows actions of the plan, so their texts are fetched early.
  useLazyModule(begun, loadActionWords(language))
  const [removed, setRemoved] = useState(false)
  /** The id of a result taken since the page was opened: the person is still here, even if the session has ended. */
  const [justNow, setJustNow] = useState<string | null>(null)
  // After signing in again the person finds both the waiting answer and the result there.
  const returnTo = pathTo('/mina-resultat')

  const purpose = state.status === 'ready' ? state.purpose : ({ kind: 'self' } as const)
  // A round keeps the version of the form with which it opened.
  const version = purpose.kind === 'round' ? purpose.invitation.round.version : newest.version
  const form = [newest, fetched].find((one) => one?.version === version && one.language === language)
  const other = useLazyModule(form === undefined, loadOtherVersion)

  const hindered = state.status !== 'ready' && state.status !== 'settling'
  const invitationPage = useLazyModule(hindered, loadInvitationPage)
  if (hindered) {
    if (!invitationPage) return <Waiting lost={invitationPage === null} />
    return <invitationPage.InvitationPage state={state} onAnswerAlone={answerAlone} />
  }
  if (form === undefined) {
    if (!other) return <Waiting lost={other === null} />
    return (
      <div className="page page-main">
        <other.OtherVersion instrument={newest.id} version={version} onForm={setFetched} />
      </div>
    )
  }

  function keepOrSend({ id, takenAt, answers, result, owner, round, sickLeave }: Finished) {
    setRemoved(false)
    setJustNow(id)
    if (!isShared && (purpose.kind === 'self' || owner === null)) {
      const mark = sickLeave === undefined ? {} : { sickLeave }
      keepResult(browserResults, {
        id,
        takenAt,
        answers: withoutOwn(answers),
        result,
        owner,
        move: owner !== null,
        ...mark,
      })
      void move()
    }
    if (purpose.kind === 'self') return
    answersOutbox.put({
      id,
      roundId: purpose.invitation.round.id,
      version,
      answers,
      token: purpose.token,
      owner,
      handedInAt: Date.now(),
      tried: false,
      state: 'waiting',
      refusal: null,
      ...(round === undefined ? {} : { round }),
    })
    void deliver()
  }

  const statusOf = (id: string) =>
    sendingStatus(
      submissions.find((submission) => submission.id === id),
      signedInAs,
      busy,
    )
  const waitingRounds = new Set(submissions.map(({ roundId }) => roundId))

  return (
    <ProfileFlow
      form={form}
      purpose={purpose}
      settled={state.status === 'ready'}
      signedInAs={signedInAs}
      account={isShared ? null : (account.me?.person.email ?? null)}
      offers={
        purpose.kind === 'self' && !isShared
          ? account.rounds.filter(({ round }) => !waitingRounds.has(round.id))
          : []
      }
      onAnswerRound={answerRound}
      onAnswerAlone={answerAlone}
      onFinish={keepOrSend}
      welcome={
        <>
          {sending &&
            submissions.map(({ id, round }) => (
              <sending.SendingNotice
                key={id}
                status={statusOf(id)}
                round={round}
                returnTo={returnTo}
                onRead={() => forgetReceipt(id)}
              />
            ))}
          {kept.length > 0 && (
            <p className="small">
              {t('welcome.last')} <PageLink to="/mina-resultat">{t('welcome.last.link')}</PageLink>
            </p>
          )}
        </>
      }
      onBegin={begin}
      result={(finished) =>
        !resultPage ? (
          <LoadingNotice lost={resultPage === null} />
        ) : (
          <resultPage.OwnResultPage
            form={form}
            finished={finished}
            signedInAs={signedInAs}
            knowing={!isShared && account.me === undefined && account.asking}
            stored={isShared ? [] : account.results}
            kept={kept}
            moving={moving}
            removed={removed}
            isShared={isShared}
            justNow={justNow === finished.id}
            path={path}
            returnTo={returnTo}
            sending={finished.roundId === null ? null : statusOf(finished.id)}
            onSave={() => {
              if (typeof signedInAs === 'string') {
                wantInAccount(browserResults, signedInAs, finished.id)
                void move()
              } else
                void navigate(`${pathTo('/logga-in')}?to=${encodeURIComponent(pathTo('/mina-resultat'))}`)
            }}
            onRemove={() => {
              removeResult(browserResults, finished.id)
              setRemoved(true)
            }}
          />
        )
      }
    />
  )
}

function Waiting({ lost }: { readonly lost: boolean }) {
  return (
    <div className="page page-main">
      <LoadingNotice lost={lost} />
    </div>
  )
}
