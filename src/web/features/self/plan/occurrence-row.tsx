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
  /** The first thing to do today: its button is the largest of the page. */
  readonly first?: boolean
  readonly onState: (state: Occurrence['state']) => void
  readonly onMove: (to: LocalTime) => void
}

/** One occurrence on a line, with a menu of its states. The focus stays in the row, on its next control. */
export function OccurrenceRow({ occurrence, now, first = false, onState, onMove }: OccurrenceRowProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const [shown, setShown] = useState<'line' | 'menu' | 'move'>('line')
  const row = useRef<HTMLLIElement>(null)
  const id = useId()
  const { entry, at, state, moved } = occurrence
  const title = titleOf(entry, t)
  // A future occurrence cannot be marked as done.
  const here = at.day <= now.day

  function focusOn(selector: string) {
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(selector)?.focus())
  }

  function close() {
    setShown('line')
    focusOn('[aria-expanded]')
  }

  function say(next: Occurrence['state']) {
    setShown('line')
    onState(next)
    focusOn('button')
  }

  const done = (
    <Button kind={first ? 'primary' : 'plain'} aria-describedby={id} onClick={() => say('done')}>
      {t('occurrence.done')}
    </Button>
  )
  return (
    <li
      ref={row}
      className={first ? 'occurrence occurrence-first' : 'occurrence'}
      onKeyDown={({ key }) => key === 'Escape' && shown === 'menu' && close()}
    >
      <p>
        <span className="occurrence-time">{clockText(at.time, language)}</span>
        <strong id={id}>{title}</strong>
        {moved && <span className="small quiet">{t('occurrence.moved')}</span>}
      </p>
      <div className="occurrence-buttons">
        {state === 'open' ? (
          <>
            {first && done}
            <Button
              kind="plain"
              aria-expanded={shown !== 'line'}
              onClick={() => (shown === 'line' ? setShown('menu') : close())}
            >
              {t(here && !first ? 'occurrence.mark' : 'occurrence.more')}{' '}
              <span className="hidden-text">{title}</span>
            </Button>
          </>
        ) : (
          <>
            <span className={`occurrence-state is-${state}`}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={state === 'done' ? 'm4 10.5 4 4 8-9' : 'M4 10h12'} />
              </svg>
              {t(`occurrence.is.${state}`)}
            </span>
            <Button kind="plain" aria-describedby={id} onClick={() => say('open')}>
              {t('occurrence.undo')}
            </Button>
          </>
        )}
      </div>
      {shown === 'menu' && (
        <div className="occurrence-menu no-print">
          {here && !first && done}
          <Button kind="plain" aria-describedby={id} onClick={() => say('skipped')}>
            {t('occurrence.skip')}
          </Button>
          <Button kind="plain" aria-describedby={id} onClick={() => setShown('move')}>
            {t('occurrence.move')}
          </Button>
        </div>
      )}
      {shown === 'move' && (
        <MoveForm
          title={title}
          from={at}
          now={now}
          onMove={(to) => {
            setShown('line')
            onMove(to)
          }}
          onCancel={close}
        />
      )}
    </li>
  )
}
