import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ExceptionToKeep, StoredAvailability } from '#contract/bookings/availability.ts'
import { slotTypeIds } from '#core/booking/booking-types.ts'
import { type ClockTime, isClockTime, isDay } from '#core/calendar/local-time.ts'
import { formatDay } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { newId } from '#web/lib/new-id.ts'
import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

const empty = { kind: 'away', fromDay: '', fromTime: '00:00', untilDay: '', untilTime: '00:00' } as const

type Draft = { readonly [Key in keyof typeof empty]: Key extends 'kind' ? 'away' | 'extra' : string }

/** Days away and extra hours: the present ones, and a form to add one. */
export function Exceptions({
  exceptions,
  published,
}: {
  readonly exceptions: StoredAvailability['exceptions']
  readonly published: boolean
}) {
  const t = useText('staffCalendar')
  const { language } = useLanguage()
  const client = useQueryClient()
  const wish = useRef<string>(undefined)
  const [draft, setDraft] = useState<Draft>(empty)
  const [wrong, setWrong] = useState(false)
  const show = (kept: StoredAvailability) => client.setQueryData(['availability'], kept)
  const add = useMutation({
    mutationFn: (body: ExceptionToKeep) => {
      wish.current ??= newId()
      return callApi('addException', { body, idempotencyKey: wish.current })
    },
    onSuccess: (kept) => {
      wish.current = undefined
      setDraft(empty)
      show(kept)
    },
  })
  const remove = useMutation({
    mutationFn: (exceptionId: string) => callApi('removeException', { params: { exceptionId } }),
    onSuccess: show,
  })
  const failure = add.error ?? remove.error

  /** Formats 2026-03-05T15:30 as torsdag 5 mars 15.30. */
  function moment(local: string): string {
    const [day = '', time = ''] = local.split('T')
    if (!isClockTime(time)) return local
    return `${formatDay(new Date(`${day}T12:00:00Z`), language)} ${clockText(time, language)}`
  }

  function change(part: Partial<Draft>) {
    wish.current = undefined
    setDraft((before) => ({ ...before, ...part }))
  }

  function submit() {
    const body = bodyOf(draft)
    setWrong(body === null)
    if (body !== null) add.mutate(body)
  }

  const field = (name: Exclude<keyof Draft, 'kind'>, type: 'date' | 'time', label: string) => (
    <TextField
      id={`exception-${name}`}
      type={type}
      {...(type === 'time' ? { step: 300 } : {})}
      label={label}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  return (
    <section className="flow" aria-labelledby="exceptions-title">
      <h4 id="exceptions-title">{t('exceptions.title')}</h4>
      <p>{t(published ? 'exceptions.lead' : 'exceptions.first')}</p>
      <Failure error={failure} />
      {exceptions.length === 0 && published && <p>{t('exceptions.empty')}</p>}
      <ul className="staff-days">
        {exceptions.map(({ id, kind, from, until }) => {
          const words = t('exceptions.row', {
            kind: t(`exceptions.${kind}`),
            from: moment(from),
            until: moment(until),
          })
          return (
            <li key={id}>
              {words}{' '}
              <TwoStepButton
                label={t('exceptions.remove')}
                about={words}
                question={t('exceptions.remove.question')}
                yes={t('exceptions.remove.yes')}
                no={t('exceptions.remove.no')}
                onConfirm={() => remove.mutate(id)}
              />
            </li>
          )
        })}
      </ul>
      {published && (
        <Form
          errors={wrong ? [{ fieldId: 'exception-fromDay', message: t('exceptions.error') }] : []}
          busy={add.isPending}
          onSubmit={submit}
        >
          <Radios
            id="exception-kind"
            name="kind"
            legend={t('exceptions.kind')}
            choices={(['away', 'extra'] as const).map((kind) => ({
              value: kind,
              label: t(`exceptions.${kind}`),
            }))}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
          <div className="hour-fields">
            {field('fromDay', 'date', t(draft.kind === 'away' ? 'exceptions.fromDay' : 'exceptions.day'))}
            {field('fromTime', 'time', t('exceptions.fromTime'))}
            {draft.kind === 'away' && field('untilDay', 'date', t('exceptions.untilDay'))}
            {field('untilTime', 'time', t('exceptions.untilTime'))}
          </div>
          <Submit>{t('exceptions.add')}</Submit>
        </Form>
      )}
    </section>
  )
}

const onGrid = (time: string): time is ClockTime => isClockTime(time) && Number(time.slice(3)) % 5 === 0

/** The request that adds the exception; null when a field is not valid. */
function bodyOf({ kind, fromDay, fromTime, untilDay, untilTime }: Draft): ExceptionToKeep | null {
  if (!isDay(fromDay) || !onGrid(fromTime) || !onGrid(untilTime)) return null
  if (kind === 'extra') {
    if (untilTime !== '00:00' && fromTime >= untilTime) return null
    return { kind, day: fromDay, from: fromTime, until: untilTime, types: [...slotTypeIds] }
  }
  if (!isDay(untilDay) || fromDay + fromTime >= untilDay + untilTime) return null
  return { kind, fromDay, fromTime, untilDay, untilTime }
}
