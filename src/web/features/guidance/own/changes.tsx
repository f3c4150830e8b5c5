import { useId, useState } from 'react'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useDays } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { type ChangeGuidance, failureOf, type OwnGuidance } from './guidance-queries.ts'

type ChangesProps = {
  readonly guidance: OwnGuidance
  readonly guides: readonly { readonly id: string; readonly name: string }[]
  readonly change: ChangeGuidance
}

/** News that the person should read or answer first: a guide who has left, a hand-over, a last day. */
export function Changes({ guidance, guides, change }: ChangesProps) {
  const t = useText('guidance')
  const { far } = useDays()
  const { guide, offered, endsOn, ending } = guidance
  const answer = (accept: boolean) => change.mutate({ do: 'answer-offer', accept })
  return (
    <>
      {guide === null && (
        <Notice kind="help" title={t('gone.title')}>
          <p>{t('gone.text')}</p>
          <ChooseAnother guides={guides} change={change} />
        </Notice>
      )}
      {offered !== null && guide !== null && (
        <Notice title={t('handOver.title')}>
          <p>{t('handOver.text', { name: guide.name, to: offered.name })}</p>
          <p>{t('guide.licence', { licence: offered.licenceNumber })}</p>
          <Failure error={failureOf(change, 'answer-offer')} title={t('stop.failed')} />
          <p className="actions">
            <Button busy={change.isPending} onClick={() => answer(true)}>
              {t('handOver.accept', { to: offered.name })}
            </Button>
            <Button kind="quiet" busy={change.isPending} onClick={() => answer(false)}>
              {t('handOver.decline')}
            </Button>
          </p>
        </Notice>
      )}
      {endsOn !== null && ending === 'left-organisation' && (
        <Notice title={t('leave.title')}>
          <p>{t('leave.text', { day: far(endsOn) })}</p>
        </Notice>
      )}
      {endsOn !== null && ending === 'letter' && (
        <Notice title={t('letter.title')}>
          <p>{t('letter.text', { day: far(endsOn) })}</p>
        </Notice>
      )}
    </>
  )
}

/** Chooses another guide. Of all guides only the chosen one can read the thread. */
export function ChooseAnother({ guides, change }: Pick<ChangesProps, 'guides' | 'change'>) {
  const t = useText('guidance')
  const id = useId()
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  if (guides.length === 0) return <p>{t('change.none')}</p>
  return (
    <Form
      leadsTo="field"
      errors={isMissing ? [{ fieldId: id, message: t('begin.error.guide') }] : []}
      busy={change.isPending}
      onSubmit={() => {
        setMissing(chosen === '')
        if (chosen !== '') change.mutate({ do: 'choose', guideId: chosen })
      }}
    >
      <Select
        id={id}
        label={t('change.label')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          { value: '', label: t('change.choose') },
          ...guides.map(({ id: value, name }) => ({ value, label: name })),
        ]}
      />
      <Failure error={failureOf(change, 'choose')} title={t('stop.failed')} />
      <Submit kind="quiet">{t('change.button')}</Submit>
    </Form>
  )
}
