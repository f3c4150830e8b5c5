import { useEffect, useRef, useState } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import { answerCheck, finishPart, pause, undoPart } from '#core/programme/follow-programme.ts'
import {
  isAtBottom,
  isProgrammeWorsening,
  type Outlook,
  signalsDanger,
  wellbeingIn,
} from '#core/programme/safety.ts'
import {
  checkOfWeek,
  isComplete,
  isDoneInWeekOf,
  isUnderWay,
  moduleOf,
  nextPart,
  type PartId,
  type StressProgramme,
  type WeeklyCheck,
} from '#core/programme/stress-programme.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { DangerScreen } from '#web/lib/safety/danger-screen.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { AfterCheck, type CheckOutcome } from './after-check.tsx'
import { AskFirst, type LoadAsk } from './ask-first.tsx'
import type { PartTitles } from './now-view.tsx'
import { modulePath, partPath, welcomePath } from './programme-paths.ts'
import type { OwnProgramme } from './use-stress-programme.ts'
import { WeekAnswer } from './week-answer.tsx'

const loadCheck = () => import('./weekly-check-form.tsx').then((module) => module.WeeklyCheckForm)

export type FinishWeekProps = {
  readonly part: PartId
  readonly own: OwnProgramme
  readonly today: Day
  readonly titles: PartTitles
  readonly loadAsk: LoadAsk
}

/** Marks the week as done; then a few questions about it, which may be postponed, and the next part. */
export function FinishWeek({ part, own, today, titles, loadAsk }: FinishWeekProps) {
  const t = useText('stressProgramme')
  const { document: programme, change } = own
  const isDone = programme.parts[part] !== undefined
  const [later, setLater] = useState(false)
  const [outcome, setOutcome] = useState<CheckOutcome | null>(null)
  const [inDanger, setInDanger] = useState(false)
  const [heavyAhead, setHeavyAhead] = useState(false)
  // Midnight between two weeks takes no check away that is being filled in.
  const [askedOn, setAskedOn] = useState<Day | null>(null)
  const day = askedOn ?? today
  const asked = isDone && !later && isDoneInWeekOf(programme, day) && checkOfWeek(programme, day) === null
  if (asked && askedOn === null) setAskedOn(today)
  const CheckForm = useLazyModule(asked, loadCheck)
  const told = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState(0)
  // The pressed button is gone, so its replacement takes the focus.
  useEffect(() => {
    if (pressed > 0) told.current?.focus()
  }, [pressed])
  const moveFocus = () => setPressed((count) => count + 1)

  if (!isDone) {
    const finish = (
      <div className="flow no-print">
        <p>{t('part.finish.text')}</p>
        <Button
          onClick={() => {
            change((one) => finishPart(one, part, today))
            moveFocus()
          }}
        >
          {t('part.finish')}
        </Button>
      </div>
    )
    return isUnderWay(programme, today) ? (
      finish
    ) : (
      <AskFirst below load={loadAsk}>
        {finish}
      </AskFirst>
    )
  }
  return (
    <div className="flow no-print">
      <div ref={told} tabIndex={-1} className="programme-told">
        <Notice kind="done" live title={t(outcome === null ? 'part.done' : 'check.thanks')}>
          {outcome === 'unsaid' && <p>{t('check.unsaid')}</p>}
          {(outcome === 'unsaid' || outcome === 'thanks') && (
            <WeekAnswer document={programme} part={part} heavyAhead={heavyAhead} />
          )}
          {outcome === null && (
            <p>
              <Button
                kind="plain"
                onClick={() => {
                  change((one) => undoPart(one, part))
                  setAskedOn(null)
                }}
              >
                {t('part.undo')}
              </Button>
            </p>
          )}
        </Notice>
      </div>
      {asked && CheckForm && (
        <CheckForm
          onLater={() => {
            setLater(true)
            moveFocus()
          }}
          onSend={(answers, outlook) => {
            change((one) => {
              const answered = answerCheck(one, day, answers)
              const found = outcomeOf(answered, answers, outlook)
              setOutcome(found)
              return found === 'worse' ? pause(answered, today) : answered
            })
            setHeavyAhead(outlook === 'heavy')
            setInDanger(outlook === 'unsafe')
            moveFocus()
          }}
        />
      )}
      {(outcome === 'worse' || outcome === 'heavy') && (
        <AfterCheck outcome={outcome} own={own} today={today} />
      )}
      <DangerScreen open={inDanger} onClose={() => setInDanger(false)} />
      <WayOn part={part} own={own} titles={titles} />
    </div>
  )
}

function outcomeOf(programme: StressProgramme, answers: WeeklyCheck, outlook: Outlook): CheckOutcome {
  if (signalsDanger(outlook) || isProgrammeWorsening(programme)) return 'worse'
  if (isAtBottom(wellbeingIn(answers))) return 'heavy'
  return outlook === 'unsaid' ? 'unsaid' : 'thanks'
}

function WayOn({ part, own: { document: programme }, titles }: Omit<FinishWeekProps, 'today' | 'loadAsk'>) {
  const t = useText('stressProgramme')
  const next = nextPart(programme)
  const module = moduleOf(part)
  return (
    <p className="actions">
      {next === null && <PageButton to={welcomePath}>{t('part.end')}</PageButton>}
      {isComplete(programme, module) && (
        <PageButton kind="quiet" to={modulePath(module)}>
          {t('part.toTest')}
        </PageButton>
      )}
      {next !== null && (
        <PageButton kind="quiet" to={partPath(next)}>
          {t('part.next', { title: titles[next] ?? '' })}
        </PageButton>
      )}
    </p>
  )
}
