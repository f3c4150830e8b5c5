import { useState } from 'react'
import type { GuidanceThread } from '#contract/guidance/guidance.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { useChangeThread } from './desk-queries.ts'

type MinutesProps = { readonly guidanceId: string; readonly minutes: GuidanceThread['minutes'] }

/** The most minutes in a day, as in the contract. */
const mostMinutes = 600

/** Records how long the guide has worked with one participant today. */
export function Minutes({ guidanceId, minutes }: MinutesProps) {
  const t = useText('guideDesk')
  const change = useChangeThread(guidanceId)
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  return (
    <section className="flow" aria-labelledby="minutes-title">
      <h3 id="minutes-title">{t('time.title')}</h3>
      <Form
        leadsTo="field"
        errors={refused ? [{ fieldId: 'minutes', message: t('time.error') }] : []}
        busy={change.isPending}
        onSubmit={() => {
          const given = (typed ?? `${minutes.today}`).trim()
          const isNumber = /^\d{1,3}$/.test(given) && Number(given) <= mostMinutes
          setRefused(!isNumber)
          if (isNumber)
            change.mutate({ do: 'minutes', minutes: Number(given) }, { onSuccess: () => setTyped(null) })
        }}
      >
        <TextField
          id="minutes"
          label={t('time.label')}
          hint={t('time.total', { minutes: minutes.total })}
          width="short"
          inputMode="numeric"
          value={typed ?? `${minutes.today}`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Failure error={change.error} title={t('failed')} />
        <Submit kind="quiet">{t('time.save')}</Submit>
        <p role="status" className="small">
          {change.isSuccess && typed === null && t('time.saved')}
        </p>
      </Form>
    </section>
  )
}
