import type { ImportProblemView, ImportView } from '#contract/people/organisation.ts'
import { languages } from '#core/languages.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { NamedChanges } from './named-changes.tsx'
import { NamedUnits } from './named-units.tsx'

type Report = NonNullable<ImportView['report']>

const changes = ['added', 'changed', 'moved', 'removed', 'kept'] as const

/** The changes in numbers; nothing has been applied yet. */
type ReportProps = {
  readonly kind: ImportView['kind']
  readonly fileName: string
  readonly report: Report
}

type ChangeReportProps = ReportProps & { readonly smallestGroup: number }

export function ChangeReport({ kind, fileName, report, smallestGroup }: ChangeReportProps) {
  const t = useText('members')
  return (
    <div className="flow">
      <h3>{t(kind !== 'file' ? 'report.title.one' : 'report.title')}</h3>
      <p>
        {kind === 'file' && t('report.lines', { lines: report.lines, file: fileName })}{' '}
        <strong>{t('report.none')}</strong>
      </p>
      {kind === 'file' && (
        <Table
          caption={t('report.title')}
          hideCaption
          columns={[
            { id: 'change', label: t('report.kind') },
            { id: 'members', label: t('report.members'), numeric: true },
            { id: 'units', label: t('report.units'), numeric: true },
          ]}
          rows={changes.map((change) => ({
            id: change,
            cells: [
              t(`report.${change}`),
              report.members[change],
              change === 'moved' ? '' : report.units[change],
            ],
          }))}
        />
      )}
      {report.unitChanges.length > 0 && (
        <NamedUnits changes={report.unitChanges} smallestGroup={smallestGroup} />
      )}
      {report.people.length > 0 && <NamedChanges people={report.people} />}
      {report.warnings.length > 0 && (
        <Notice title={t('report.warnings')}>
          <Problems problems={report.warnings} byHand={kind !== 'file'} />
        </Notice>
      )}
    </div>
  )
}

/** Why a file was refused, by line. */
export function RefusalReport({ kind, report }: Omit<ReportProps, 'fileName'>) {
  const t = useText('members')
  return (
    <Notice kind="help" live title={t(kind !== 'file' ? 'refused.title.one' : 'refused.title')}>
      <p>
        {kind === 'file' && t('refused.count', { count: report.errorCount })}{' '}
        {report.errorCount > report.errors.length && t('refused.more', { shown: report.errors.length })}
      </p>
      <Problems problems={report.errors} byHand={kind !== 'file'} />
    </Notice>
  )
}

type ProblemsProps = {
  readonly problems: readonly ImportProblemView[]
  /** Typed, not read from a file: errors are about the change, because there are no lines. */
  readonly byHand: boolean
}

/** Words for an error in a file, and how to correct it. */
export function useProblemWords() {
  const words = useText('importErrors')
  return ({ line, column, code, value, details }: ImportProblemView) =>
    words(`import.${code}`, {
      column: column === null ? '' : words(`import.column.${column}`),
      value: value ?? '',
      line,
      languages: languages.join(', '),
      ...details,
    })
}

export function Problems({ problems, byHand }: ProblemsProps) {
  const t = useText('members')
  const say = useProblemWords()
  /** The cell as a spreadsheet program names it, if the file was a workbook. */
  const placeOf = (line: number, { sheet, cell }: ImportProblemView['details']) => {
    if (line === 0) return t('refused.file')
    if (sheet === undefined) return t('refused.line', { line })
    return cell === undefined
      ? t('refused.line-of-sheet', { sheet, line })
      : t('refused.cell', { sheet, cell })
  }
  return (
    <ul className="import-problems">
      {problems.map((problem) => (
        <li key={`${problem.line} ${problem.column} ${problem.code} ${problem.value}`}>
          {!byHand && <strong>{placeOf(problem.line, problem.details)}: </strong>}
          {say(problem)}
        </li>
      ))}
    </ul>
  )
}
