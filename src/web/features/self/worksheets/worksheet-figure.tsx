import type { ComponentType } from 'react'
import type { WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { FigureName, Worksheet, WorksheetField } from '#web/lib/content/worksheet-schema.ts'
import { useText } from '#web/lib/use-text.ts'
import { Balance } from './figures/balance.tsx'
import { BeforeAndAfter } from './figures/before-and-after.tsx'
import { DaysLine } from './figures/days-line.tsx'
import { DemandControlMap } from './figures/demand-control-map.tsx'
import type { DrawingProps } from './figures/drawing-props.ts'
import { EmotionWheel } from './figures/emotion-wheel.tsx'
import { FreeHours } from './figures/free-hours.tsx'
import { GainAndCost } from './figures/gain-and-cost.tsx'
import { HoursBalance } from './figures/hours-balance.tsx'
import { Letter } from './figures/letter.tsx'
import { PlanTally } from './figures/plan-tally.tsx'
import { SignCorners } from './figures/sign-corners.tsx'
import { SleepShare } from './figures/sleep-share.tsx'
import { SleepWindowFigure } from './figures/sleep-window.tsx'
import { Stairs } from './figures/stairs.tsx'
import { StillMatters } from './figures/still-matters.tsx'
import { ValuesWheel } from './figures/values-wheel.tsx'
import { WeekBars } from './figures/week-bars.tsx'

const drawings: Readonly<Record<FigureName, ComponentType<DrawingProps>>> = {
  balance: Balance,
  'before-and-after': BeforeAndAfter,
  'days-line': DaysLine,
  'sign-corners': SignCorners,
  'sleep-share': SleepShare,
  'sleep-window': SleepWindowFigure,
  'still-matters': StillMatters,
  'week-bars': WeekBars,
  'emotion-wheel': EmotionWheel,
  'demand-control-map': DemandControlMap,
  'free-hours': FreeHours,
  'gain-and-cost': GainAndCost,
  'hours-balance': HoursBalance,
  letter: Letter,
  'plan-tally': PlanTally,
  stairs: Stairs,
  'values-wheel': ValuesWheel,
}

type WorksheetFigureProps = {
  readonly sheet: Worksheet
  readonly field: Extract<WorksheetField, { kind: 'figure' }>
  readonly values: WorksheetValues
}

/** The drawing of a worksheet's answers. Each drawing has words for all that it shows. */
export function WorksheetFigure({ sheet, field, values }: WorksheetFigureProps) {
  const t = useText('worksheet')
  const Drawing = drawings[field.figure]
  return (
    <figure className="worksheet-figure flow">
      <figcaption className="field-label">{field.label}</figcaption>
      <Drawing
        {...{ sheet, values }}
        from={field.from}
        empty={<p className="quiet">{t('figure.empty')}</p>}
      />
    </figure>
  )
}
