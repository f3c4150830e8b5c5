import type { ImportView } from '#contract/people/organisation.ts'
import type { WorkbookChoice } from '#core/import/workbook-choice.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type WorkbookChoicesProps = {
  readonly sheet: NonNullable<NonNullable<ImportView['report']>['sheet']>
  readonly busy: boolean
  /** Reads the same file once more. */
  readonly onChoose: (choice: WorkbookChoice) => void
}

/** Which sheet of a workbook was read, and what can be read in its place: another sheet, or the same without hidden rows. */
export function WorkbookChoices({ sheet, busy, onChoose }: WorkbookChoicesProps) {
  const t = useText('members')
  const { name, others, hiddenRows, hiddenRowsLeftOut } = sheet
  return (
    <section className="flow" aria-label={t('workbook.title')}>
      <p>
        {t('workbook.sheet', { sheet: name })} {others.length > 0 && t('workbook.others')}
      </p>
      {(others.length > 0 || hiddenRows > 0) && (
        <p className="actions">
          {others.map((other) => (
            <Button key={other} kind="quiet" busy={busy} onClick={() => onChoose({ sheet: other })}>
              {t('workbook.read', { sheet: other })}
            </Button>
          ))}
          {hiddenRows > 0 && (
            <Button
              kind="quiet"
              busy={busy}
              onClick={() => onChoose({ sheet: name, hiddenRows: hiddenRowsLeftOut ? 'read' : 'left-out' })}
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
