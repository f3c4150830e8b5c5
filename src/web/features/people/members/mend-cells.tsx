import { useState } from 'react'
import type { ImportProblemView, ImportView } from '#contract/people/organisation.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { useProblemWords } from './import-report.tsx'

/** The most cells that are corrected at a time. */
const mostShown = 25

type MendCellsProps = {
  readonly report: NonNullable<ImportView['report']>
  readonly busy: boolean
  readonly onRead: (choice: FileChoice) => void
}

/** Fields for the wrong cells of a refused file, each labelled by its own name (D17), so that the file need not be uploaded again. */
export function MendCells({ report, busy, onRead }: MendCellsProps) {
  const t = useText('members')
  const say = useProblemWords()
  const cells = cellsIn(report.errors).slice(0, mostShown)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  if (cells.length === 0) return null
  return (
    <Form
      busy={busy}
      className="flow"
      onSubmit={() =>
        onRead({
          cells: Object.fromEntries(
            cells.flatMap(({ cell }) => (typed[cell] === undefined ? [] : [[cell, typed[cell]]])),
          ),
        })
      }
    >
      <h3>{t('mend.title')}</h3>
      <p className="column">{t('mend.lead')}</p>
      <div className="map-columns">
        {cells.map(({ cell, value, problems }) => (
          <TextField
            key={cell}
            id={`mend-${cell}`}
            label={t('mend.cell', { cell })}
            hint={problems.map((problem) => say(problem)).join(' ')}
            value={typed[cell] ?? value}
            onChange={({ target }) => setTyped({ ...typed, [cell]: target.value })}
          />
        ))}
      </div>
      <p>
        <Submit busyLabel={t('file.reading')}>{t('mend.button')}</Submit>
      </p>
    </Form>
  )
}

type WrongCell = {
  readonly cell: string
  readonly value: string
  readonly problems: readonly ImportProblemView[]
}

/** Each wrong cell once, with all its errors, in the order of the file. */
function cellsIn(errors: readonly ImportProblemView[]): readonly WrongCell[] {
  const found = new Map<string, WrongCell>()
  for (const problem of errors) {
    const { cell } = problem.details
    if (typeof cell !== 'string') continue
    const before = found.get(cell)?.problems ?? []
    found.set(cell, { cell, value: problem.value ?? '', problems: [...before, problem] })
  }
  return [...found.values()]
}
