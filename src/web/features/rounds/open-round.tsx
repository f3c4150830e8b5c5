import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { UnitList } from '#contract/organisation.ts'
import type { RoundView } from '#contract/round.ts'
import type { Translate } from '#text/messages.ts'
import type { problems } from '#text/sv/problems.ts'
import type { rounds as texts } from '#text/sv/rounds.ts'
import { callApi } from '#web/lib/api.ts'
import { problemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
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
  closes: 'round-closes',
}

/** HR names a round, chooses questions, part and last day, and opens it. What was typed stays when it is refused. */
export function OpenRound({ organisationId }: { readonly organisationId: string }) {
  const t = useText<keyof typeof texts>()
  const problem = useText<keyof typeof problems>()
  const client = useQueryClient()
  const wish = useRef<string>(undefined)
  const [draft, setDraft] = useState<RoundDraft>(() => ({
    name: '',
    instrument: '',
    unitId: '',
    lastDay: suggestedLastDay(new Date()),
  }))
  const [errors, setErrors] = useState<readonly RoundError[]>([])
  const units = useQuery({
    queryKey: ['units', organisationId],
    queryFn: ({ signal }) => callApi<UnitList>('listUnits', { params: { organisationId }, signal }),
  })
  const open = useMutation({
    mutationFn: () => {
      wish.current ??= crypto.randomUUID()
      return callApi<RoundView>('openRound', {
        params: { organisationId },
        body: roundRequest(draft),
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
      {open.isError && <Notice live title={problemText(problem as Translate, open.error)} />}
      {open.isSuccess && <Notice live kind="done" title={t('open.done')} />}
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
        </ul>
        <Button type="submit" busy={open.isPending}>
          {t(open.isPending ? 'open.sending' : 'open.submit')}
        </Button>
      </form>
    </section>
  )
}
