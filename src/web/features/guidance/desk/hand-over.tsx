import { useState } from 'react'
import type { GuidanceThread } from '#contract/guidance/guidance.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { useChangeThread } from './desk-queries.ts'

type HandOverProps = { readonly thread: Pick<GuidanceThread, 'id' | 'colleagues' | 'offeredTo'> }

/** Hands a participant over to a colleague, who sees nothing before the participant has accepted. */
export function HandOver({ thread }: HandOverProps) {
  const t = useText('guideDesk')
  const { id, colleagues, offeredTo } = thread
  const change = useChangeThread(id)
  const [chosen, setChosen] = useState('')
  const [refused, setRefused] = useState(false)
  return (
    <details className="disclosure" open={offeredTo !== null}>
      <summary>{t('handOver.title')}</summary>
      <div className="flow">
        <p>{t('handOver.text')}</p>
        <Failure error={change.error} title={t('failed')} />
        {offeredTo !== null ? (
          <>
            <p role="status">{t('handOver.waiting', { name: offeredTo.name })}</p>
            <p>
              <Button
                kind="quiet"
                busy={change.isPending}
                onClick={() => change.mutate({ do: 'offer', guideId: null })}
              >
                {t('handOver.cancel')}
              </Button>
            </p>
          </>
        ) : colleagues.length === 0 ? (
          <p className="quiet">{t('handOver.none')}</p>
        ) : (
          <Form
            leadsTo="field"
            errors={refused ? [{ fieldId: 'hand-over', message: t('handOver.error') }] : []}
            busy={change.isPending}
            onSubmit={() => {
              setRefused(chosen === '')
              if (chosen !== '') change.mutate({ do: 'offer', guideId: chosen })
            }}
          >
            <Select
              id="hand-over"
              label={t('handOver.to')}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              options={[
                { value: '', label: t('handOver.choose') },
                ...colleagues.map(({ id: value, name }) => ({ value, label: name })),
              ]}
            />
            <Submit kind="quiet">{t('handOver.button')}</Submit>
          </Form>
        )}
      </div>
    </details>
  )
}
