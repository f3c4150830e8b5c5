import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { profile } from '#text/sv/profile.ts'
import type { Finished } from '#web/features/profile/finished.ts'
import type { Form } from '#web/features/profile/form.ts'
import { InvitationPage } from '#web/features/profile/invitation-page.tsx'
import { useMyInvitations } from '#web/features/profile/my-invitations-query.ts'
import { putParcel } from '#web/features/profile/outbox.ts'
import { sendingStatus } from '#web/features/profile/parcel.ts'
import { ProfileFlow } from '#web/features/profile/profile-flow.tsx'
import { SendingNotice } from '#web/features/profile/sending-notice.tsx'
import { openShelf } from '#web/features/profile/shelf.ts'
import { usePurpose } from '#web/features/profile/use-purpose.ts'
import { useBrowserResults } from '#web/features/results/use-browser-results.ts'
import { useMoveResults } from '#web/features/results/use-move-results.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { OwnResultPage } from './own-result-page.tsx'
import { useAccountOutbox } from './use-account-outbox.ts'

const shelf = openShelf('localStorage')

type TakeFormProps = {
  readonly form: Form
  /** The page's own address in the site map. */
  readonly path: string
}

/** Puts the form, its sending and its result on one page. The address stays the same from start to result. */
export function TakeForm({ form, path }: TakeFormProps) {
  const t = useText<keyof typeof profile>()
  const { pathTo } = useLanguage()
  const navigate = useNavigate()
  const me = useMe()
  const signedInAs = me.isSuccess ? (me.data?.person.id ?? null) : undefined
  const { state, retry, answerRound, answerAlone } = usePurpose(form.id)
  const invitations = useMyInvitations(signedInAs)
  const { parcels, carrying, carry } = useAccountOutbox(signedInAs)
  const kept = useBrowserResults(shelf)
  const moving = useMoveResults(shelf, signedInAs, kept.refresh)
  const [removed, setRemoved] = useState(false)
  /** Answered since the page was opened: whoever did it still sits here, even if the session has ended. */
  const [justNow, setJustNow] = useState<string | null>(null)
  // Signed in again, the person finds there both the answer that waited and the result.
  const returnTo = pathTo('/mina-resultat')

  if (state.status !== 'ready' && state.status !== 'settling') {
    return <InvitationPage state={state} onRetry={retry} onAnswerAlone={answerAlone} />
  }
  const purpose = state.status === 'ready' ? state.purpose : ({ kind: 'self' } as const)

  function keepOrSend({ id, takenAt, answers, result, owner }: Finished) {
    setRemoved(false)
    setJustNow(id)
    if (purpose.kind === 'self' || owner === null) {
      kept.keep({ id, takenAt, answers, result, owner, move: owner !== null })
      void moving.move()
    }
    if (purpose.kind === 'self') return
    putParcel(shelf, {
      id,
      roundId: purpose.invitation.round.id,
      version: form.version,
      answers,
      token: purpose.token,
      owner,
      handedInAt: Date.now(),
      tried: false,
      state: 'waiting',
      refusal: null,
    })
    void carry()
  }

  const statusOf = (id: string) =>
    sendingStatus(
      parcels.find((parcel) => parcel.id === id),
      signedInAs,
      carrying,
    )
  const waitingRounds = new Set(parcels.map(({ roundId }) => roundId))

  return (
    <ProfileFlow
      form={form}
      purpose={purpose}
      settled={state.status === 'ready'}
      signedInAs={signedInAs}
      account={me.data?.person.email ?? null}
      offers={
        purpose.kind === 'self'
          ? (invitations.data ?? []).filter(({ round }) => !waitingRounds.has(round.id))
          : []
      }
      onAnswerRound={answerRound}
      onAnswerAlone={answerAlone}
      onFinish={keepOrSend}
      welcome={
        <>
          {parcels.map(({ id }) => (
            <SendingNotice key={id} status={statusOf(id)} returnTo={returnTo} />
          ))}
          {kept.results.length > 0 && (
            <p className="small">
              {t('welcome.last')} <PageLink to="/mina-resultat">{t('welcome.last.link')}</PageLink>
            </p>
          )}
        </>
      }
      result={(finished) => (
        <OwnResultPage
          form={form}
          finished={finished}
          signedInAs={signedInAs}
          knowing={me.isPending}
          kept={kept.results}
          moving={moving.state}
          removed={removed}
          justNow={justNow === finished.id}
          path={path}
          returnTo={returnTo}
          notice={
            finished.roundId !== null && <SendingNotice status={statusOf(finished.id)} returnTo={returnTo} />
          }
          onSave={() => {
            kept.want(finished.id)
            if (typeof signedInAs === 'string') void moving.move()
            else void navigate(`${pathTo('/logga-in')}?to=${encodeURIComponent(pathTo('/mina-resultat'))}`)
          }}
          onRemove={() => {
            kept.remove(finished.id)
            setRemoved(true)
          }}
        />
      )}
    />
  )
}
