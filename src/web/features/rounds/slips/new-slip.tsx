import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SlipsView } from '#contract/rounds/slips.ts'
import { callApi } from '#web/lib/api.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select/select.tsx'

type Unit = SlipsView['units'][number]

type NewSlipProps = {
  readonly organisationId: string
  readonly roundId: string
  /** Units with printed slips, or whose people all get an SMS. */
  readonly units: readonly Unit[]
  readonly busy: boolean
  readonly onMake: (unit: Unit, memberId: string) => void
}

/** A slip for one person, who has lost theirs or whom no SMS reaches. */
export function NewSlip({ organisationId, roundId, units, busy, onMake }: NewSlipProps) {
  const t = useText('slips')
  const [unitId, setUnitId] = useState('')
  const [memberId, setMemberId] = useState('')
  const [missing, setMissing] = useState(false)
  const unit = units.find(({ id }) => id === unitId)
  const people = useQuery({
    queryKey: ['slips', organisationId, roundId, unitId],
    enabled: unitId !== '',
    queryFn: ({ signal }) =>
      callApi('readSlips', { params: { organisationId, roundId }, query: { unitId }, signal }),
  })

  function submit() {
    setMissing(memberId === '')
    if (unit !== undefined && memberId !== '') onMake(unit, memberId)
  }

  return (
    <section className="surface flow" aria-labelledby="one-slip">
      <h2 id="one-slip">{t('one.title')}</h2>
      <p className="column">{t('one.text')}</p>
      <Form
        errors={missing && memberId === '' ? [{ fieldId: 'slip-person', message: t('one.missing') }] : []}
        leadsTo="field"
        busy={busy}
        onSubmit={submit}
      >
        <Select
          id="slip-unit"
          label={t('one.unit')}
          value={unitId}
          onChange={({ target }) => {
            setUnitId(target.value)
            setMemberId('')
          }}
          options={[
            { value: '', label: t('one.choose') },
            ...units.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          id="slip-person"
          label={t('one.person')}
          value={memberId}
          onChange={({ target }) => setMemberId(target.value)}
          options={[
            { value: '', label: t('one.choose') },
            ...(people.data?.people ?? []).map(({ id, name, employeeId }) => ({
              value: id,
              label: `${name}, ${employeeId}`,
            })),
          ]}
        />
        <p>
          <Submit kind="quiet">{t('one.button')}</Submit>
        </p>
      </Form>
    </section>
  )
}
