import { useId, useRef, useState } from 'react'
import type { LocalTime } from '#core/calendar/local-time.ts'
import type { Occurrence } from '#core/plan/occurrences.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { MoveForm } from './move-form.tsx'
import { titleOf } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'

type OccurrenceRowProps = {
  readonly occurrence: Occurrence
  readonly now: LocalTime
  readonly onState: (state: Occurrence['state']) => void
  readonly onMove: (to: LocalTime) => void
}

/** One occurrence with what can be said of it. The focus stays in the row, on its next control. */
export function OccurrenceRow({ occurrence, now, onState, onMove }: OccurrenceRowProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const [moving, setMoving] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const titleId = useId()
  const { entry, at, minutes, state, moved } = occurrence
  const title = titleOf(entry, t)

  function focusOn(selector: string) {
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(selector)?.focus())
  }

  function say(next: Occurrence['state']) {
    onState(next)
    focusOn('button, summary')
  }

  return (
    <li ref={row}>
      <p>
        <span className="occurrence-time">{clockText(at.time, language)}</span>{' '}
        <strong id={titleId}>{title}</strong>
      </p>
      <p className="small quiet">
        {t('when.minutes.value', { minutes })}
        {moved && ` · ${t('occurrence.moved')}`}
      </p>
      {moving ? (
        <MoveForm
          title={title}
          from={at}
          now={now}
          onMove={(to) => {
            setMoving(false)
            onMove(to)
            document.getElementById('plan-week')?.focus()
          }}
          onCancel={() => {
            setMoving(false)
            focusOn('.occurrence-menu > summary')
          }}
        />
      ) : (
        <div className="occurrence-buttons">
          {state === 'open' ? (
            <>
              {at.day <= now.day && (
                <Button kind="quiet" aria-describedby={titleId} onClick={() => say('done')}>
                  {t('occurrence.done')}
                </Button>
              )}
              <details className="occurrence-menu">
                <summary>
                  {t('occurrence.more')}
                  <span className="hidden-text">: {title}</span>
                </summary>
                <Button kind="plain" aria-describedby={titleId} onClick={() => say('skipped')}>
                  {t('occurrence.skip')}
                </Button>
                <Button kind="plain" aria-describedby={titleId} onClick={() => setMoving(true)}>
                  {t('occurrence.move')}
                </Button>
              </details>
            </>
          ) : (
            <>
              <span className={`occurrence-state is-${state}`}>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d={state === 'done' ? 'm4 10.5 4 4 8-9' : 'M4 10h12'} />
                </svg>
                {t(`occurrence.is.${state}`)}
              </span>
              <Button kind="plain" aria-describedby={titleId} onClick={() => say('open')}>
                {t('occurrence.undo')}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}
