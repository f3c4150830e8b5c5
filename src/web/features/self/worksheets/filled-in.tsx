import { rowsOf, type WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { Worksheet } from '#web/lib/content/worksheet-schema.ts'
import { answerIn } from './simple-field.ts'
import { useAnswerWords } from './use-answer-words.ts'

type FilledInProps = { readonly sheet: Worksheet; readonly values: WorksheetValues }

/** A filled-in worksheet, to read. Empty fields are left out. */
export function FilledIn({ sheet, values }: FilledInProps) {
  const words = useAnswerWords()
  return (
    <dl className="worksheet-filled">
      {sheet.fields.map((field) => {
        switch (field.kind) {
          case 'note':
          case 'figure':
            return null
          case 'rows': {
            const rows = rowsOf(values, field.id)
            if (rows.length === 0) return null
            return (
              <div key={field.id}>
                <dt>{field.label}</dt>
                {rows.map(([key, answers]) => (
                  <dd key={key}>
                    {field.columns.flatMap((column) => answerIn(column, answers, words) ?? []).join(' · ')}
                  </dd>
                ))}
              </div>
            )
          }
          case 'piles':
            return (
              <div key={field.id}>
                <dt>{field.label}</dt>
                {field.piles.map((pile) => (
                  <dd key={pile.id}>
                    {pile.label}: {words.list(values.sets[`${field.id}.${pile.id}`] ?? [])}
                  </dd>
                ))}
              </div>
            )
          case 'tick': {
            const ticked = field.items.filter(({ id }) => values.sets[field.id]?.includes(id))
            if (ticked.length === 0) return null
            return (
              <div key={field.id}>
                <dt>{field.label}</dt>
                {ticked.map((item) => (
                  <dd key={item.id}>{item.label}</dd>
                ))}
              </div>
            )
          }
          default: {
            const said = answerIn(field, values, words)
            if (said === null) return null
            return (
              <div key={field.id}>
                <dt>{field.label}</dt>
                <dd>{said}</dd>
              </div>
            )
          }
        }
      })}
    </dl>
  )
}
