import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AvailabilityToKeep } from '#contract/bookings/availability.ts'
import { slotTypeIds } from '#core/booking/booking-types.ts'
import { sameJson } from '#core/own-document/merge.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { newId } from '#web/lib/new-id.ts'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Exceptions } from './exceptions.tsx'
import { HourRow } from './hour-row.tsx'
import { draftOf, type HoursDraft, type HoursError, newRow, validateHours } from './hours-form.ts'
import { availabilityKey, useAvailability } from './use-availability.ts'

/** The reader's weekly hours, and the exceptions from them. */
export function Hours() {
  const t = useText('staffCalendar')
  const kept = useAvailability()
  const [open, setOpen] = useState<boolean>()
  return (
    <section className="flow column" aria-labelledby="hours-title">
      <h2 id="hours-title">{t('hours.title')}</h2>
      <Panel reading={kept} shape="form">
        {({ availability, exceptions }) => (
          // Open at first where no hours are published: there is no grid yet, so the reader begins here.
          <Fold id="hours" title={t('hours.fold')} open={open ?? availability === null} onOpen={setOpen}>
            <HoursForm availability={availability} />
            <Exceptions exceptions={exceptions} published={availability !== null} />
          </Fold>
        )}
      </Panel>
    </section>
  )
}

const fieldOf: Record<HoursError, string> = {
  name: 'hours-name',
  videoUrl: 'hours-video',
  weekly: 'hours-add',
  numbers: 'hours-before',
}

function HoursForm({ availability }: { readonly availability: AvailabilityToKeep | null }) {
  const t = useText('staffCalendar')
  const client = useQueryClient()
  const rows = useRef(0)
  /** Idempotency key, made once for each request: hours that are sent again after a lost answer are written once. */
  const wish = useRef<string>(undefined)
  const [draft, setDraft] = useState<HoursDraft>(() => draftOf(availability))
  const [errors, setErrors] = useState<readonly HoursError[]>([])
  const save = useMutation({
    mutationFn: (body: AvailabilityToKeep) => {
      wish.current ??= newId()
      return callApi('writeAvailability', { body, idempotencyKey: wish.current })
    },
    onSuccess: (kept) => {
      wish.current = undefined
      client.setQueryData(availabilityKey, kept)
    },
  })
  const change = (part: Partial<HoursDraft>) => {
    save.reset()
    wish.current = undefined
    setDraft((before) => ({ ...before, ...part }))
  }

  function submit() {
    const { body, errors: found } = validateHours(draft, availability?.version ?? 0)
    setErrors(found)
    if (body !== null) save.mutate(body)
  }

  const number = (
    name: 'minutesBefore' | 'minutesAfter' | 'noticeHours' | 'horizonDays',
    id: string,
    label: string,
  ) => (
    <TextField
      id={id}
      inputMode="numeric"
      width="short"
      label={label}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  return (
    <div className="flow">
      {availability === null && <p>{t('hours.none')}</p>}
      <Failure error={save.error} />
      {save.isSuccess && <Notice live kind="done" title={t('hours.saved')} />}
      <Form
        errors={errors.map((name) => ({ fieldId: fieldOf[name], message: t(`hours.error.${name}`) }))}
        busy={save.isPending}
        onSubmit={submit}
      >
        <LeaveGuard unsaved={!sameJson(draft, draftOf(availability))} />
        <TextField
          id="hours-name"
          label={t('hours.name')}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          id="hours-video"
          type="url"
          label={t('hours.video')}
          hint={t('hours.video.hint')}
          optional={t('hours.optional')}
          value={draft.videoUrl}
          onChange={(event) => change({ videoUrl: event.target.value })}
        />
        <h4>{t('hours.week')}</h4>
        <p className="small">{t('hours.week.daysOff')}</p>
        <ul className="week-hours">
          {draft.weekly.map((row) => (
            <HourRow
              key={row.id}
              row={row}
              onChange={(part) =>
                change({ weekly: draft.weekly.map((one) => (one.id === row.id ? { ...one, ...part } : one)) })
              }
              onRemove={() => change({ weekly: draft.weekly.filter((one) => one.id !== row.id) })}
            />
          ))}
        </ul>
        <p>
          <Button
            id="hours-add"
            kind="quiet"
            onClick={() => {
              rows.current++
              change({
                weekly: [...draft.weekly, newRow(`new-${rows.current}`, draft.weekly.at(-1), slotTypeIds)],
              })
            }}
          >
            {t('hours.add')}
          </Button>
        </p>
        {number('minutesBefore', 'hours-before', t('hours.before'))}
        {number('minutesAfter', 'hours-after', t('hours.after'))}
        {number('noticeHours', 'hours-notice', t('hours.notice'))}
        {number('horizonDays', 'hours-horizon', t('hours.horizon'))}
        <Submit busyLabel={t('hours.saving')}>{t('hours.save')}</Submit>
      </Form>
    </div>
  )
}
