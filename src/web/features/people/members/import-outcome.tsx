import { useState } from 'react'
import type { MappedColumn } from '#core/import/column-mapping.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { formatDate } from '#text/format.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress/progress.tsx'
import { ChooseWhen } from './choose-when.tsx'
import { ChangeReport, Problems, RefusalReport } from './import-report.tsx'
import { MapColumns, MappedNote } from './map-columns.tsx'
import { MendCells } from './mend-cells.tsx'
import type { useImport } from './use-import.ts'
import { WorkbookChoices } from './workbook-choice.tsx'

type ImportOutcomeProps = Pick<
  ReturnType<typeof useImport>,
  'start' | 'again' | 'apply' | 'finish' | 'view'
> & {
  /** The organisation's, where units are told of. */
  readonly smallestGroup?: number
  /** What the button that changes it says. */
  readonly change: string
  /** What leads back: another file, the list. */
  readonly back: string
  /** What has been done, once it is. */
  readonly done: string
}

/** What a dry run would change, the button that changes it, and what became of it. */
export function ImportOutcome(props: ImportOutcomeProps) {
  const { start, again, apply, finish, view, change, back, done, smallestGroup = 8 } = props
  const t = useText('members')
  const { language } = useLanguage()
  const error = apply.error ?? again.error ?? start.error
  /** What the columns were read as before somebody wanted to change that. */
  const [before, setBefore] = useState<readonly MappedColumn[]>([])
  const isRead = view?.state === 'planned' || view?.state === 'refused' || view?.state === 'unmapped'
  const working = view?.state === 'planning' || view?.state === 'applying' ? view.state : undefined
  return (
    <>
      <Failure error={error} />
      {view !== undefined && working !== undefined && (
        <Progress
          label={t(`progress.${working}`, { percent: view.progress })}
          value={view.progress}
          max={100}
          underWay
        />
      )}
      {isRead && view.report?.sheet && (
        <WorkbookChoices
          sheet={view.report.sheet}
          mapped={view.report.mapped?.columns}
          decidesRows={view.state !== 'unmapped'}
          busy={again.isPending}
          onChoose={again.mutate}
        />
      )}
      {view?.state === 'unmapped' && view.report?.toMap && (
        <MapColumns
          columns={view.report.toMap}
          before={before}
          sheet={view.report.sheet}
          busy={again.isPending}
          back={back}
          onRead={again.mutate}
          onBack={() => void finish()}
        />
      )}
      {(view?.state === 'planned' || view?.state === 'refused') && view.report?.mapped && (
        <MappedNote
          mapped={view.report.mapped}
          sheet={view.report.sheet}
          busy={again.isPending}
          onChange={(choice) => {
            setBefore(view.report?.mapped?.columns ?? [])
            again.mutate(choice)
          }}
        />
      )}
      {view?.state === 'planned' && view.report !== null && (
        <>
          <ChangeReport
            kind={view.kind}
            fileName={view.fileName}
            report={view.report}
            smallestGroup={smallestGroup}
          />
          <ChooseWhen
            canWait={view.kind !== 'file' && view.kind !== 'undo'}
            busy={apply.isPending}
            change={change}
            back={back}
            onApply={(day) => apply.mutate(day)}
            onBack={() => void finish()}
          />
        </>
      )}
      {view?.state === 'refused' && view.report !== null && (
        <RefusalReport kind={view.kind} report={view.report} />
      )}
      {view?.state === 'refused' && view.report?.errors.some(({ code }) => code === 'repeated-person') && (
        <RepeatedPeople busy={again.isPending} onRead={again.mutate} />
      )}
      {view?.state === 'refused' && view.kind === 'file' && view.report !== null && (
        <MendCells
          key={view.report.errorCount}
          report={view.report}
          busy={again.isPending}
          onRead={again.mutate}
        />
      )}
      {view?.state === 'failed' && (
        <Notice kind="help" live title={t(view.kind === 'file' ? 'failed.title' : 'refused.title.one')}>
          {view.report === null || view.report.errors.length === 0 ? (
            <p>{t('failed.text')}</p>
          ) : (
            <Problems problems={view.report.errors} byHand={view.kind !== 'file'} />
          )}
        </Notice>
      )}
      {view?.state === 'waiting' && view.holdsFrom !== null && (
        <Notice
          kind="done"
          live
          title={t('when.done', { day: formatDate(new Date(`${view.holdsFrom}T12:00:00Z`), language) })}
        />
      )}
      {view?.state === 'applied' && <Notice kind="done" live title={done} />}
      {(view?.state === 'waiting' ||
        view?.state === 'refused' ||
        view?.state === 'failed' ||
        view?.state === 'applied') && (
        <p>
          <Button kind="quiet" onClick={() => void finish()}>
            {back}
          </Button>
        </p>
      )}
    </>
  )
}

type RepeatedPeopleProps = {
  readonly busy: boolean
  /** Reads the same file once more. */
  readonly onRead: (choice: FileChoice) => void
}

/** Of a file in which several lines are about one person: the first one can hold. */
function RepeatedPeople({ busy, onRead }: RepeatedPeopleProps) {
  const t = useText('members')
  return (
    <>
      <p className="column">{t('repeated.text')}</p>
      <p>
        <Button kind="quiet" busy={busy} onClick={() => onRead({ repeatedPeople: 'first' })}>
          {t('repeated.read')}
        </Button>
      </p>
    </>
  )
}
