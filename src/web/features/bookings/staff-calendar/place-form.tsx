import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FreeStaff, StaffBookingView } from '#contract/bookings/booking.ts'
import type { BodyOf } from '#contract/endpoint-types.ts'
import { instantOf, localTimeAt } from '#core/calendar/instant-of.ts'
import { isClockTime, isDay } from '#core/calendar/local-time.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { newId } from '#web/lib/new-id.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { useChange } from './use-week.ts'

type PlaceFormProps = {
  readonly booking: StaffBookingView & { readonly startsAt: string }
  readonly onPlaced: (title: string, text: string) => void
  readonly onClose: () => void
}

type Wrong = 'time' | 'same' | 'gone'
type Holder = FreeStaff['staff'][number]

/** Moves a booking to another time, to a colleague, or both: one change, and one e-mail to the person who booked. */
export function PlaceForm({ booking, onPlaced, onClose }: PlaceFormProps) {
  const t = useText('staffCalendar')
  const problemText = useProblemText()
  const { id, version, name } = booking
  const [time, setTime] = useState(() => localTimeAt(new Date(booking.startsAt)))
  /** Null: the reader. */
  const [holder, setHolder] = useState<Holder | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const startsAt = coming(time)
  const free = useQuery({
    queryKey: ['free-staff', id, startsAt],
    queryFn: ({ signal }) =>
      callApi('listFreeStaff', {
        params: { bookingId: id },
        query: { startsAt: startsAt ?? '' },
        signal,
      }),
    enabled: startsAt !== null,
    staleTime: 0,
  })
  const colleagues = free.data?.staff ?? []
  const gone = holder !== null && !colleagues.some((one) => one.id === holder.id)
  /** One idempotency key for each request: repeated after a lost answer, it gets the same answer. */
  const wish = useRef({ sent: '', key: '' })
  const place = useChange((body: BodyOf<'placeBooking'>) => {
    const sent = JSON.stringify(body)
    if (wish.current.sent !== sent) wish.current = { sent, key: newId() }
    return callApi('placeBooking', { params: { bookingId: id }, body, idempotencyKey: wish.current.key })
  })

  function found(): Wrong | null {
    if (startsAt === null) return 'time'
    if (holder === null) return startsAt === booking.startsAt ? 'same' : null
    return gone ? 'gone' : null
  }

  async function submit() {
    const error = found()
    setWrong(error)
    if (error !== null || startsAt === null) return
    try {
      await place.mutateAsync({ startsAt, staffId: holder?.id ?? null, version })
    } catch {
      return
    }
    if (holder === null) onPlaced(t('place.moved'), t('place.moved.text', { name }))
    else
      onPlaced(
        t('place.handedOver', { who: holder.name }),
        t('place.handedOver.text', { name, who: holder.name }),
      )
    onClose()
  }

  const errors =
    wrong === null
      ? []
      : [
          {
            fieldId: `place-${wrong === 'time' ? 'day' : 'who'}-${id}`,
            message: t(`place.error.${wrong}`),
          },
        ]
  return (
    <Form leadsTo="field" errors={errors} busy={place.isPending} onSubmit={submit}>
      <h4 ref={heading} tabIndex={-1}>
        {t('place.title', { name })}
      </h4>
      <p>{t('place.lead')}</p>
      <div className="hour-fields">
        <TextField
          id={`place-day-${id}`}
          type="date"
          label={t('place.day')}
          value={time.day}
          onChange={({ target }) =>
            setTime((before) => ({ ...before, day: target.value as typeof before.day }))
          }
        />
        <TextField
          id={`place-time-${id}`}
          type="time"
          step={300}
          label={t('place.time')}
          value={time.time}
          onChange={({ target }) =>
            setTime((before) => ({ ...before, time: target.value as typeof before.time }))
          }
        />
      </div>
      <Select
        id={`place-who-${id}`}
        label={t('place.who')}
        value={holder?.id ?? ''}
        onChange={({ target }) => setHolder(colleagues.find((one) => one.id === target.value) ?? null)}
        options={[
          { value: '', label: t('place.self') },
          ...(gone ? [{ value: holder.id, label: t('place.gone', { who: holder.name }) }] : []),
          ...colleagues.map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      <p role="status" className="quiet">
        {startsAt !== null &&
          (free.isError
            ? problemText(free.error)
            : free.isPending
              ? t('place.looking')
              : t(colleagues.length === 0 ? 'place.nobody' : 'place.free', { count: colleagues.length }))}
      </p>
      <Failure error={place.error} />
      <p className="actions">
        <Submit>{t('place.save')}</Submit>
        <Button kind="quiet" onClick={onClose}>
          {t('place.keep')}
        </Button>
      </p>
    </Form>
  )
}

/** The moment, if it is in the future and on the grid of five minutes. */
function coming({ day, time }: { readonly day: string; readonly time: string }): string | null {
  if (!isDay(day) || !isClockTime(time) || Number(time.slice(3)) % 5 !== 0) return null
  const at = instantOf({ day, time })
  return at.getTime() > Date.now() ? at.toISOString() : null
}
