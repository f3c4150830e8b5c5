import { finishPart, writeNote } from '#core/programme/follow-programme.ts'
import { nextPart } from '#core/programme/stress-programme.ts'
import { emptyWorksheet, isEmpty } from '#core/worksheets/worksheet.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { useToday } from '#web/lib/use-today.ts'
import { FinishWeek, type FinishWeekProps } from './finish-week.tsx'
import { Kept } from './kept.tsx'
import { NoteField } from './note-field.tsx'
import { partPath, sheetId } from './programme-paths.ts'

export type LookBackProps = Omit<FinishWeekProps, 'today'> & {
  /** Id of the worksheet in the document, and its title. */
  readonly worksheet: string
  readonly sheetTitle: string
}

/** What the person has done in a part, their own words about it, the button that finishes the week, and what comes next. */
export function LookBack({ part, worksheet, sheetTitle, own, titles, loadAsk }: LookBackProps) {
  const t = useText('stressProgramme')
  const today = useToday()
  const { document: programme, change } = own
  const isBegun = !isEmpty(programme.worksheets[worksheet] ?? emptyWorksheet)
  const isDone = programme.parts[part] !== undefined
  const then = today === null || isDone ? null : nextPart(finishPart(programme, part, today))
  return (
    <>
      <p className="no-print">
        {t(isBegun ? 'part.look.sheet.begun' : 'part.look.sheet.empty', { title: sheetTitle })}{' '}
        <PageLink to={`${partPath(part)}#${sheetId}`}>{t('part.look.sheet.open')}</PageLink>
      </p>
      <section className="flow">
        <h2>{t('part.note')}</h2>
        <NoteField
          value={programme.notes[part] ?? ''}
          onChange={(note) => change((one) => writeNote(one, part, note))}
        />
        <Kept own={own} />
      </section>
      <section className="flow programme-section">
        <h2>{t('part.finish')}</h2>
        {today !== null && <FinishWeek key={part} {...{ part, own, today, titles, loadAsk }} />}
        {then !== null && (
          <p className="quiet no-print">{t('part.look.then', { title: titles[then] ?? '' })}</p>
        )}
      </section>
    </>
  )
}
