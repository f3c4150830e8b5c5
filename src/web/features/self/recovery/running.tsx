import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import { checkIn, finishStep, goOn, moveStart, rate, undoStep } from '#core/programme/act.ts'
import { whereIs } from '#core/programme/recovery.ts'
import { type Outlook, signalsDanger } from '#core/programme/safety.ts'
import type { StepTool } from '#web/lib/content/read-recovery-week.ts'
import { DocumentNote } from '#web/lib/own-document/document-note.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { SafetyLine } from '#web/lib/safety/safety-line.tsx'
import { useDayText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { BreakView } from './break-view.tsx'
import { CheckInForm } from './check-in-form.tsx'
import { CheckInThanks } from './check-in-thanks.tsx'
import { Danger } from './danger.tsx'
import { Energy } from './energy.tsx'
import { Finished } from './finished.tsx'
import { Halt } from './halt.tsx'
import type { WeekTitle } from './intro.tsx'
import { Manage } from './manage.tsx'
import { TodayStep } from './today-step.tsx'
import type { Recovery } from './use-recovery.ts'
import { ViewHeading } from './view-heading.tsx'
import { WeekOverview } from './week-overview.tsx'

/** Parts of other features, which the route passes. */
export type RecoverySlots = {
  /** The exercise of a step. */
  readonly tool: (tool: StepTool) => ReactNode
  /** The results before and after, at the end. */
  readonly comparison: (startedOn: Day) => ReactNode
}

type RunningProps = {
  readonly weeks: readonly WeekTitle[]
  readonly slots: RecoverySlots
  readonly recovery: Recovery
  readonly today: Day
}

/** A person's place in the programme: one thing first, the rest below it. */
export function Running({ weeks, slots, recovery, today }: RunningProps) {
  const { document: own, change } = recovery
  const where = whereIs(own, today)
  const [putOff, setPutOff] = useState(false)
  /** The outlook, stored while the page is open, to show the right help. */
  const [told, setTold] = useState<Outlook | null>(null)
  const [leftDanger, setLeftDanger] = useState(false)
  const [thanked, setThanked] = useState<'told' | 'unsaid' | null>(null)
  const asksCheckIn = 'checkInDue' in where && where.checkInDue && !(putOff && where.state === 'going')
  const inDanger = told === 'unsafe' && !leftDanger && where.state === 'care'
  const view = inDanger ? 'danger' : asksCheckIn ? 'check-in' : where.state
  useFocusOnNewView(view)

  if (inDanger) return <Danger onBack={() => setLeftDanger(true)} />
  return (
    <div className="flow">
      {where.state === 'care' ? (
        <Halt
          danger={told !== null && signalsDanger(told)}
          onGoOn={() => {
            setTold(null)
            change((document) => goOn(document, today))
          }}
        />
      ) : asksCheckIn ? (
        <SafetyBlock />
      ) : (
        <SafetyLine />
      )}
      {asksCheckIn && (
        <CheckInForm
          onLater={where.state === 'going' ? () => setPutOff(true) : null}
          onSend={(answers, outlook) => {
            setTold(outlook)
            setLeftDanger(false)
            setThanked(outlook === 'unsaid' ? 'unsaid' : 'told')
            change((document) => checkIn(document, today, answers, outlook))
          }}
        />
      )}
      {thanked !== null && !asksCheckIn && where.state !== 'care' && (
        <CheckInThanks checkIns={own.checkIns} unsaid={thanked === 'unsaid'} />
      )}
      {where.state === 'waiting' && (
        <Waiting startsOn={where.startsOn} onNow={() => change((document) => moveStart(document, today))} />
      )}
      {(where.state === 'pause' || where.state === 'stop') && (
        <BreakView
          why={where.state}
          since={where.since}
          step={where.step}
          onGoOn={() => change((document) => goOn(document, today))}
        />
      )}
      {where.state === 'going' && !asksCheckIn && (
        <>
          <TodayStep
            key={where.step}
            step={where.step}
            done={where.doneToday}
            tool={slots.tool}
            onDone={(skipped) => change((document) => finishStep(document, where.step, today, skipped))}
            onUndo={() => change((document) => undoStep(document, where.step))}
          />
          <Energy
            energy={own.energy}
            today={today}
            onRate={(rating) => change((document) => rate(document, today, rating))}
          />
        </>
      )}
      {where.state === 'finished' && !asksCheckIn && (
        <Finished comparison={slots.comparison(own.startedOn ?? today)} onAgain={change} today={today} />
      )}
      {where.state !== 'going' && where.state !== 'waiting' && !asksCheckIn && (
        <Energy energy={own.energy} today={today} onRate={null} />
      )}
      {where.state !== 'waiting' && !asksCheckIn && <WeekOverview weeks={weeks} document={own} />}
      {!asksCheckIn && <Manage state={where.state} today={today} recovery={recovery} />}
      <Kept recovery={recovery} />
    </div>
  )
}

/** A new view takes the focus at its beginning. Not on the first render, when the browser focuses the page. */
function useFocusOnNewView(view: string) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    scrollTo(0, 0)
    const told = document.getElementById('recovery-thanks') ?? document.getElementById('recovery-view')
    told?.focus()
  }, [view])
}

/** Where the programme is stored, and whether it is stored at all. */
function Kept({ recovery }: { readonly recovery: Recovery }) {
  const t = useText('recoveryProgramme')
  return recovery.kept ? <DocumentNote document={recovery} /> : <Notice live>{t('kept.not')}</Notice>
}

/** The first day is still to come. */
function Waiting({ startsOn, onNow }: { readonly startsOn: Day; readonly onNow: () => void }) {
  const t = useText('recoveryProgramme')
  const dayText = useDayText()
  return (
    <>
      <ViewHeading>{t('waiting.title', { day: dayText(startsOn) })}</ViewHeading>
      <p>{t('waiting.text')}</p>
      <p className="no-print">
        <Button kind="quiet" onClick={onNow}>
          {t('waiting.now')}
        </Button>
      </p>
    </>
  )
}
