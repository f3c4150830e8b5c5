import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { StoredAvailability } from '#contract/bookings/availability.ts'
import type { StaffBookingView } from '#contract/bookings/booking.ts'
import { exceptionOf } from '#core/booking/availability.ts'
import {
  type CellRange,
  cellsOfWeek,
  type HoursStep,
  hoursOfCells,
  type StoredHours,
  stepsToPublish,
  stepsToRemove,
} from '#core/booking/week-cells.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { formatDay } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { newId } from '#web/lib/new-id.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { availabilityKey } from './use-availability.ts'
import { useCellChoice } from './use-cell-choice.ts'
import { WeekTable } from './week-table.tsx'

type WeekGridProps = {
  readonly monday: Day
  readonly kept: StoredAvailability & { readonly availability: object }
  readonly bookings: readonly StaffBookingView[]
}

/** A week in half-hours: open hours, bookings, and ranges to publish or to withdraw. */
export function WeekGrid({ monday, kept, bookings }: WeekGridProps) {
  const t = useText('staffCalendar')
  const { language } = useLanguage()
  const client = useQueryClient()
  const table = useRef<HTMLTableElement>(null)
  const act = useRef<HTMLDivElement>(null)
  const now = useNow()
  const [told, setTold] = useState('')
  const hours = hoursOf(kept)
  const held = bookings.flatMap(({ id, startsAt, endsAt, state }) =>
    startsAt === null || endsAt === null || state !== 'booked'
      ? []
      : [{ id, from: Date.parse(startsAt), until: Date.parse(endsAt) }],
  )
  const week = cellsOfWeek(hours, held, monday, instantOf(now))
  // Focuses the buttons after the render in which they appear.
  const choice = useCellChoice(week, () =>
    requestAnimationFrame(() => act.current?.querySelector('button')?.focus()),
  )
  const { chosen } = choice

  const change = useMutation({
    mutationFn: async ({ steps }: { steps: readonly HoursStep[]; words: string }) => {
      for (const step of steps) client.setQueryData(availabilityKey, await write(step))
    },
    onSuccess: (_, { words }) => {
      setTold(words)
      choice.giveUp()
      focusActive()
    },
    // Some steps may have been carried out, so the hours are read again.
    onError: () => client.invalidateQueries({ queryKey: availabilityKey }),
  })

  const focusActive = () =>
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())

  const named = (range: CellRange) => {
    const shown = hoursOfCells(range)
    return {
      from: shown === null ? '' : clockText(shown.from, language),
      until: shown === null ? '' : clockText(shown.until, language),
      day: formatDay(new Date(`${range.day}T12:00:00Z`), language),
    }
  }

  function giveUp() {
    change.reset()
    choice.giveUp()
    setTold(t('grid.gaveUp'))
    focusActive()
  }

  const toPublish = chosen === null ? [] : stepsToPublish(hours, chosen)
  const toRemove = chosen === null ? [] : stepsToRemove(hours, chosen)
  const said =
    chosen === null
      ? told || t('grid.nothing')
      : t(choice.choosing ? 'grid.choosing' : 'grid.chosen', named(chosen))
  const isChosen = chosen !== null && !choice.choosing
  // Until the end is chosen only the sentence is over the cells, and it lets the pointer through to them.
  const actClass = [
    'week-grid-act',
    chosen === null ? '' : 'week-grid-act-shown',
    isChosen ? '' : 'week-grid-act-words',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape gives up from the grid and from its buttons alike
    <div
      className="week-grid"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || chosen === null) return
        event.preventDefault()
        giveUp()
      }}
    >
      <p id="grid-help" className="small quiet column">
        <span className="week-help-mouse">{t('grid.help')}</span>
        <span className="week-help-touch">{t('grid.help.touch')}</span>
      </p>
      <WeekTable
        grid={table}
        week={week}
        bookings={bookings}
        choice={choice}
        onStart={() => {
          setTold('')
          change.reset()
        }}
      />
      <div className={actClass} ref={act}>
        <Failure error={change.error} />
        <p role="status">{said}</p>
        {isChosen && (
          <div className="actions">
            {toPublish.length > 0 && (
              <Button
                busy={change.isPending}
                onClick={() => change.mutate({ steps: toPublish, words: t('grid.published', named(chosen)) })}
              >
                {t('grid.publish', named(chosen))}
              </Button>
            )}
            {toRemove.length > 0 && (
              <TwoStepButton
                key={`${chosen.day} ${chosen.first} ${chosen.last}`}
                kind="quiet"
                busy={change.isPending}
                label={t('grid.remove', named(chosen))}
                question={t('grid.remove.question', named(chosen))}
                yes={t('grid.remove.yes')}
                no={t('grid.remove.no')}
                onConfirm={() => change.mutate({ steps: toRemove, words: t('grid.removed', named(chosen)) })}
              />
            )}
            <Button kind="plain" onClick={giveUp}>
              {t('grid.giveUp')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

const hoursOf = ({ availability, exceptions }: StoredAvailability): StoredHours => ({
  weekly: availability?.weekly ?? [],
  exceptions: exceptions.map((one) => ({ id: one.id, ...exceptionOf(one) })),
})

function write(step: HoursStep): Promise<StoredAvailability> {
  if (step.kind === 'remove') return callApi('removeException', { params: { exceptionId: step.id } })
  const { exception } = step
  const idempotencyKey = newId()
  if (exception.kind === 'extra')
    return callApi('addException', {
      body: { ...exception, types: [...exception.types] },
      idempotencyKey,
    })
  const { kind, from, until } = exception
  return callApi('addException', {
    body: { kind, fromDay: from.day, fromTime: from.time, untilDay: until.day, untilTime: until.time },
    idempotencyKey,
  })
}
