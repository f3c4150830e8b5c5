import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoundView } from '#contract/rounds/round.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { focusRound } from './focus-round.ts'

type ActionProps = { readonly organisationId: string; readonly round: RoundView }

type ReviewActionsProps = ActionProps & {
  readonly roles: readonly string[]
}

/**
 * A reader's actions during a list review: the safety representative approves or objects, the owner states, HR cancels. When
 * a colleague has ended the review, only a refusal stays, together with the refused words.
 */
export function ReviewActions({ organisationId, round, roles }: ReviewActionsProps) {
  const [reviewer] = useState(round.review?.reviewer)
  const where = { organisationId, round }
  // Stored, because the server says so during the review only: the safety representative at the freezing reviews to the end.
  const [mayReview] = useState(round.review?.yours ?? false)
  return (
    <>
      {reviewer === 'safety-representative' && mayReview && <Approve {...where} />}
      {reviewer === 'safety-representative' && mayReview && <Write {...where} what="object" />}
      {reviewer === 'owner' && roles.includes('owner') && <Write {...where} what="state" />}
      {roles.includes('hr') && <Cancel {...where} />}
    </>
  )
}

type Reviewed = { readonly organisationId: string; readonly roundId: string }

function useAction<Said>(
  { organisationId, round }: ActionProps,
  act: (params: Reviewed, said: Said) => Promise<RoundView>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (said: Said) => act({ organisationId, roundId: round.id }, said),
    onSettled: async (after) => {
      await client.invalidateQueries({ queryKey: ['list-review', organisationId] })
      // A cancelled round takes back its plan.
      await client.invalidateQueries({ queryKey: ['round-plans', organisationId] })
      await client.invalidateQueries({ queryKey: ['rounds', organisationId] })
      // An objection leaves its form in place; after the other actions the pressed button is gone.
      if (after !== undefined && (!isInReview(after) || after.statement !== null)) focusRound(round.id)
    },
  })
}

const isInReview = ({ state }: RoundView): boolean => state === 'in-review'

function Approve(props: ActionProps) {
  const t = useText('listReview')
  const me = useMe()
  const approve = useAction<void>(props, (params) => proving(() => callApi('approveList', { params })))
  if (!isInReview(props.round)) return <Failure error={approve.error} />
  return (
    <>
      <p>{t('approve.note')}</p>
      {me.data != null && !me.data.ownProof && (
        <p>
          {t('approve.proof')} <PageLink to="/installningar">{t('approve.proof.link')}</PageLink>
        </p>
      )}
      <Failure error={approve.error} />
      <p>
        <Button busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
          {t(approve.isPending ? 'approve.busy' : 'approve.button')}
          <span className="hidden-text">: {props.round.name}</span>
        </Button>
      </p>
    </>
  )
}

const writing = {
  object: {
    send: (params: Reviewed, reason: string) =>
      proving(() => callApi('objectToList', { params, body: { reason } })),
    label: 'object.reason',
    least: 1,
  },
  state: {
    send: (params: Reviewed, statement: string) =>
      callApi('stateHowInformed', { params, body: { statement } }),
    label: 'state.text',
    least: 20,
  },
} as const

/** A form for an objection with its reason, or for the owner's statement. */
function Write({ what, ...props }: ActionProps & { readonly what: keyof typeof writing }) {
  const t = useText('listReview')
  const { label, least } = writing[what]
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const fieldId = `${what}-${props.round.id}`
  const send = useAction(props, writing[what].send)
  const isPossible = isInReview(props.round) && (what === 'object' || props.round.statement === null)
  if (!isPossible && !send.isError) return null

  function submit() {
    const tooShort = text.trim().length < least
    setMissing(tooShort)
    if (!tooShort) send.mutate(text.trim(), { onSuccess: () => setText('') })
  }
  return (
    <Form
      errors={missing ? [{ fieldId, message: t(`${what}.missing`) }] : []}
      leadsTo="field"
      busy={send.isPending}
      onSubmit={submit}
    >
      <LeaveGuard unsaved={text.trim() !== ''} />
      <h5>{t(`${what}.title`)}</h5>
      <Failure error={send.error} />
      <Textarea
        id={fieldId}
        label={t(label)}
        hint={t(`${what}.hint`)}
        rows={3}
        maxLength={2000}
        value={text}
        readOnly={!isPossible}
        onChange={(event) => setText(event.target.value)}
      />
      {isPossible && (
        <Submit kind={what === 'object' ? 'quiet' : 'primary'} busyLabel={t(`${what}.busy`)}>
          {t(`${what}.button`)}
        </Submit>
      )}
    </Form>
  )
}

/** A cancelled round cannot be restored, so a dialog asks for confirmation. */
function Cancel(props: ActionProps) {
  const t = useText('listReview')
  const [asking, setAsking] = useState(false)
  const cancel = useAction<void>(props, (params) => callApi('cancelRound', { params }))
  if (!isInReview(props.round)) return <Failure error={cancel.error} />
  return (
    <>
      <p>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t('cancel.button')}
          <span className="hidden-text">: {props.round.name}</span>
        </Button>
      </p>
      <Failure error={cancel.error} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cancel.title', { name: props.round.name })}
        closeLabel={t('cancel.keep')}
      >
        <div className="flow">
          <p>{t('cancel.text')}</p>
          <Button
            busy={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            {t(cancel.isPending ? 'cancel.busy' : 'cancel.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
