import { RowList } from '../../ui/row-list/row-list.tsx'
import { useLanguage } from '../language.tsx'
import { PageLink } from '../page-link.tsx'
import { useDateText } from '../use-day-text.ts'
import { useText } from '../use-text.ts'
import { todoWords } from './todo-words.ts'
import type { DatedRow } from './use-todo.ts'

type TodoRowsProps = {
  /** Id of the heading above. */
  readonly labelledBy: string
  readonly rows: readonly DatedRow[]
}

/** One row for each waiting thing: a sentence, its day and one link; a calm sentence where nothing waits. */
export function TodoRows({ labelledBy, rows }: TodoRowsProps) {
  const t = useText('todo')
  const { language } = useLanguage()
  const dayText = useDateText()
  if (rows.length === 0) return <p>{t('none')}</p>
  return (
    <RowList
      labelledBy={labelledBy}
      rows={rows.map((row, at) => {
        const { sentence, day, action, to } = todoWords({ t, language, dayText }, row)
        return {
          id: `${row.kind} ${at}`,
          title: sentence,
          details: day ?? undefined,
          action: (
            <PageLink to={to} className="link-alone">
              {action}
              <span className="hidden-text">: {sentence}</span>
            </PageLink>
          ),
        }
      })}
    />
  )
}
