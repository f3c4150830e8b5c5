import type { ImportView } from '#contract/people/organisation.ts'
import type { MappedColumn } from '#core/import/column-mapping.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type WorkbookChoicesProps = {
  readonly sheet: NonNullable<NonNullable<ImportView['report']>['sheet']>
  /** The mapping of the columns, which also holds without hidden rows. */
  readonly mapped: readonly MappedColumn[] | undefined
  /** Whether the reader decides about hidden rows here. */
  readonly decidesRows: boolean
  readonly busy: boolean
  /** Reads the same file again. */
  readonly onChoose: (choice: FileChoice) => void
}

/** The sheet that was read, and the alternatives: another sheet, or the same without hidden rows. */
export function WorkbookChoices({ sheet, mapped, decidesRows, busy, onChoose }: WorkbookChoicesProps) {
  const t = useText('members')
  const { name, others, hidden, hiddenRows: rows, hiddenRowsLeftOut } = sheet
  const hiddenRows = decidesRows ? rows : 0
  return (
    <section className="flow" aria-label={t('workbook.title')}>
      <p>
        {t('workbook.sheet', { sheet: name })} {others.length + hidden.length > 0 && t('workbook.others')}
      </p>
      {(others.length + hidden.length > 0 || hiddenRows > 0) && (
        <p className="actions">
          {others.map((other) => (
            <Button key={other} kind="quiet" busy={busy} onClick={() => onChoose({ sheet: other })}>
              {t('workbook.read', { sheet: other })}
            </Button>
          ))}
          {hidden.map((other) => (
            <Button key={other} kind="quiet" busy={busy} onClick={() => onChoose({ sheet: other })}>
              {t('workbook.read-hidden', { sheet: other })}
            </Button>
          ))}
          {hiddenRows > 0 && (
            <Button
              kind="quiet"
              busy={busy}
              onClick={() =>
                onChoose({
                  sheet: name,
                  hiddenRows: hiddenRowsLeftOut ? 'read' : 'left-out',
                  ...(mapped && { columns: mapped }),
                })
              }
            >
              {t(hiddenRowsLeftOut ? 'workbook.with-hidden' : 'workbook.without-hidden', {
                rows: hiddenRows,
              })}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
