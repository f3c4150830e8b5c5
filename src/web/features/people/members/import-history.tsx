import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportView } from '#contract/people/organisation.ts'
import { formatTableDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { Problems } from './import-report.tsx'
import { outcomeOf } from './outcome-of.ts'
import { UndoChange } from './undo-change.tsx'
import { useImport } from './use-import.ts'

/** The number of changes shown at first. */
const newestShown = 5

type ImportHistoryProps = {
  readonly organisationId: string
  /** Whether the reader may undo the last change. */
  readonly canChange: boolean
}

/** Every imported file and who imported it; HR and the safety representative see the same list. */
export function ImportHistory({ organisationId, canChange }: ImportHistoryProps) {
  const t = useText('members')
  const { language } = useLanguage()
  const imports = useQuery({
    queryKey: ['imports', organisationId],
    queryFn: ({ signal }) => callApi('listImports', { params: { organisationId }, signal }),
  })
  const [all, setAll] = useState(false)
  const [undone, setUndone] = useState<ImportView | null>(null)
  const running = useImport(organisationId)
  const heading = useRef<HTMLHeadingElement>(null)
  const returns = useRef(false)
  useEffect(() => {
    if (undone === null && returns.current) heading.current?.focus()
    returns.current = undone !== null
  }, [undone])
  const past = imports.data?.imports.filter(({ state }) => state !== 'waiting') ?? []
  const last = past.find(({ canBeUndone }) => canBeUndone)
  const rows = all ? past : past.slice(0, newestShown)
  const whatOf = ({ kind, fileName, report }: ImportView) =>
    kind === 'file'
      ? fileName
      : [t(`change.${kind}`), fileName || report?.unitChanges[0]?.name].filter(Boolean).join(': ')

  if (undone !== null)
    return (
      <UndoChange
        what={whatOf(undone)}
        day={formatTableDate(new Date(undone.createdAt), language)}
        running={running}
        onBack={() => setUndone(null)}
      />
    )
  return (
    <div className="overview-section">
      <h2 id="history" ref={heading} tabIndex={-1}>
        {t('history.title')}
      </h2>
      <p className="quiet">{t('history.note')}</p>
      {canChange && last !== undefined && (
        <p>
          <Button
            kind="quiet"
            onClick={() => {
              setUndone(last)
              running.start.mutate({ kind: 'undo', importId: last.id })
            }}
          >
            {t('undo.button')}
          </Button>
        </p>
      )}
      <Panel
        reading={imports}
        shape="table"
        empty={{ when: () => rows.length === 0, show: <p>{t('history.empty')}</p> }}
      >
        {() => (
          <Table
            caption={t('history.title')}
            hideCaption
            stacks
            columns={[
              { id: 'file', label: t('history.file') },
              { id: 'state', label: t('history.state') },
              { id: 'when', label: t('history.when') },
              { id: 'who', label: t('history.who') },
            ]}
            rows={rows.map((one) => ({
              id: one.id,
              // The outcome is an early column, because on a phone the last columns need scrolling.
              cells: [
                <span key="file" className="cell-words">
                  {whatOf(one)}
                </span>,
                <Outcome
                  key="state"
                  state={t(`state.${outcomeOf(one)}`)}
                  byHand={one.kind !== 'file'}
                  report={one.report}
                />,
                <span key="when" className="one-line">
                  {formatTableDate(new Date(one.createdAt), language)}
                </span>,
                one.createdBy,
              ],
            }))}
          />
        )}
      </Panel>
      {past.length > newestShown && (
        <p>
          <Button kind="plain" onClick={() => setAll(!all)}>
            {all ? t('history.newest') : t('history.all', { count: past.length })}
          </Button>
        </p>
      )}
    </div>
  )
}

type OutcomeProps = {
  readonly state: string
  readonly byHand: boolean
  readonly report: ImportView['report']
}

/** The outcome of a file, and what was refused or left unchanged, for example a role that it tried to move. */
function Outcome({ state, byHand, report }: OutcomeProps) {
  const t = useText('members')
  const { errors = [], warnings = [], errorCount = 0 } = report ?? {}
  const told = errors.length > 0 ? errors : warnings
  if (told.length === 0) return state
  return (
    <>
      {state}
      <details className="cell-fold">
        <summary>{t(errors.length > 0 ? 'history.why' : 'history.notes')}</summary>
        {errorCount > errors.length && (
          <p>{t('history.more', { count: errorCount, shown: errors.length })}</p>
        )}
        <Problems problems={told} byHand={byHand} />
      </details>
    </>
  )
}
