import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { callApi } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Refused } from './refused.tsx'
import {
  type RoundDraft,
  type RoundError,
  roundErrors,
  roundRequest,
  suggestedLastDay,
} from './round-form.ts'

const fieldOf: Record<RoundError, string> = {
  name: 'round-name',
  instrument: 'round-instrument',
  opens: 'round-opens',
  closes: 'round-closes',
}

/**
 * HR names a round, chooses questions, part and days, and hands its list over for review. What was typed stays when it
 * is refused.
 */
export function OpenRound({ organisationId }: { readonly organisationId: string }) {
  const t = useText('rounds')
  const client = useQueryClient()
  const wish = useRef<string>(undefined)
  const [draft, setDraft] = useState<RoundDraft>(() => ({
    name: '',
    instrument: '',
    unitId: '',
    firstDay: '',
    lastDay: suggestedLastDay(new Date()),
  }))
  const [errors, setErrors] = useState<readonly RoundError[]>([])
  const units = useQuery({
    queryKey: ['units', organisationId],
    queryFn: ({ signal }) => callApi('listUnits', { params: { organisationId }, signal }),
  })
  const open = useMutation({
    mutationFn: () => {
      wish.current ??= newId()
      return callApi('prepareRound', {
        params: { organisationId },
        body: roundRequest(draft, new Date()),
        idempotencyKey: wish.current,
      })
    },
    onSuccess: () => {
      wish.current = undefined
      setDraft((before) => ({ ...before, name: '', instrument: '' }))
      return client.invalidateQueries({ queryKey: ['rounds', organisationId] })
    },
  })

  function change(part: Partial<RoundDraft>) {
    // Another wish than the one that was refused.
    wish.current = undefined
    setDraft((before) => ({ ...before, ...part }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = roundErrors(draft, new Date())
    setErrors(found)
    if (found.length === 0) open.mutate()
  }

  const error = (name: RoundError) =>
    errors.includes(name) ? { error: t(`error.${name}`), errorPrefix: t('error.prefix') } : {}

  return (
    <section className="overview-section column" aria-labelledby="open-round">
      <h2 id="open-round">{t('open.title')}</h2>
      <ErrorSummary
        title={t('error.summary')}
        errors={errors.map((name) => ({ fieldId: fieldOf[name], message: t(`error.${name}`) }))}
      />
      <form onSubmit={submit} className="flow" noValidate>
        <TextField
          id={fieldOf.name}
          label={t('open.name')}
          hint={t('open.nameHint')}
          maxLength={120}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          {...error('name')}
        />
        <Radios
          id={fieldOf.instrument}
          name="instrument"
          legend={t('open.instrument')}
          choices={[
            { value: 'stressprofil', label: t('open.stressprofil'), hint: t('open.stressprofilHint') },
            { value: 'djupanalys', label: t('open.djupanalys'), hint: t('open.djupanalysHint') },
          ]}
          value={draft.instrument}
          onChange={(instrument) => change({ instrument })}
          {...error('instrument')}
        />
        <Select
          id="round-unit"
          label={t('open.unit')}
          value={draft.unitId}
          onChange={(event) => change({ unitId: event.target.value })}
          options={(units.data?.units ?? []).map(({ id, parentId, name }) => ({
            value: parentId === null ? '' : id,
            label: name,
          }))}
        />
        <TextField
          id={fieldOf.opens}
          label={t('open.opens')}
          hint={t('open.opensHint')}
          type="date"
          width="medium"
          value={draft.firstDay}
          onChange={(event) => change({ firstDay: event.target.value })}
          {...error('opens')}
        />
        <TextField
          id={fieldOf.closes}
          label={t('open.closes')}
          hint={t('open.closesHint')}
          type="date"
          width="medium"
          value={draft.lastDay}
          onChange={(event) => change({ lastDay: event.target.value })}
          {...error('closes')}
        />
        <h3>{t('open.what')}</h3>
        <ul>
          <li>{t('open.what1')}</li>
          <li>{t('open.what2')}</li>
          <li>{t('open.what3')}</li>
          <li>{t('open.what4')}</li>
        </ul>
        <Button type="submit" busy={open.isPending}>
          {t(open.isPending ? 'open.sending' : 'open.submit')}
        </Button>
        {/* Beside the button: what is said at the top of the form is far above the button. */}
        {open.isError && <Refused error={open.error} />}
        {open.isSuccess && <Notice live kind="done" title={t('open.done')} />}
      </form>
    </section>
  )
}
