import type { Day } from '#core/calendar/local-time.ts'
import { daysOf } from '#core/programme/recovery.ts'
import type { StressProgramme } from '#core/programme/stress-programme.ts'
import { formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useDateText, useTableDateText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { CourseLine } from './course-line.tsx'

/** A test: its total, 1 to 5; higher means more strain. */
export type TestPoint = { readonly day: Day; readonly total: number }

type CourseProps = {
  /** The day on which the programme was begun, and with it the drawing. */
  readonly from: Day
  readonly checks: StressProgramme['checks']
  /** Oldest first. */
  readonly tests: readonly TestPoint[]
  /** Replaces the words for the person whose course it is. */
  readonly words?: { readonly caption: string; readonly note: string }
}

const dayMs = 24 * 3600 * 1000
const at = (day: Day) => Date.parse(day) / dayMs

/** The strain since the start: the weekly checks as a line, the tests as points, and all of it as a table. */
export function Course({ from, checks, tests, words }: CourseProps) {
  const t = useText('stressProgramme')
  const { language } = useLanguage()
  const dateText = useDateText()
  const tableDate = useTableDateText()
  // Answers rise when the strain falls, so they are reversed for a course of strain.
  const line = daysOf(checks)
    .filter((day) => day >= from)
    .flatMap((day) => {
      const check = checks[day]
      return check === undefined ? [] : [{ key: day, day, at: at(day), value: 6 - check.strain, check }]
    })
  const points = tests
    .filter(({ day }) => day >= from)
    .map(({ day, total }, order) => ({
      key: `${day} ${order}`,
      day,
      at: at(day),
      value: total,
    }))
  const { caption, note } = words ?? {
    caption: t('course.caption'),
    note: t(points.length === 0 ? 'course.note.checks' : 'course.note'),
  }
  const before = tests.findLast(({ day }) => day < from)
  const said = before && (
    <p className="small quiet">
      {t('course.before', { day: dateText(before.day), total: formatNumber(before.total, language, 2) })}
    </p>
  )
  const days = [...line, ...points].map(({ day }) => day).toSorted()
  const last = days.at(-1)
  if (last === undefined || line.length + points.length < 2) {
    return (
      <>
        <p>{t('course.none')}</p>
        {said}
      </>
    )
  }
  const rows = [
    ...line.map(({ key, day, value, check }) => ({
      id: `check ${key}`,
      day,
      cells: [tableDate(day), t('course.check'), `${value} · ${t(`check.strain.${check.strain}`)}`],
    })),
    ...points.map(({ key, day, value }) => ({
      id: `test ${key}`,
      day,
      cells: [tableDate(day), t('course.test'), formatNumber(value, language, 2)],
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  return (
    <>
      <Figure
        caption={caption}
        note={note}
        tableLabel={t('course.table')}
        table={
          <Table
            caption={caption}
            hideCaption
            columns={[
              { id: 'day', label: t('course.table.day') },
              { id: 'what', label: t('course.table.what') },
              { id: 'strain', label: t('course.table.strain') },
            ]}
            rows={rows}
          />
        }
      >
        <CourseLine
          from={at(from)}
          line={line}
          points={points}
          axisLabels={['5', '4', '3', '2', '1']}
          ends={[dateText(from), dateText(last)]}
        />
      </Figure>
      {said}
    </>
  )
}
