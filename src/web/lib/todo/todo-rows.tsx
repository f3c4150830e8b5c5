import type { MouseEvent } from 'react'
import { RowList } from '../../ui/row-list/row-list.tsx'
import { isUnsaved } from '../form/leave-guard.tsx'
import { workOrganisation } from '../frames/work-organisation.ts'
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
  const question = useText('frame')('form.leave')
  /** The page at the other end shows the organisation of the row. */
  function goTo(event: MouseEvent<HTMLAnchorElement>, { organisation }: DatedRow) {
    // A new tab has its own choice, and in this one something may be being written.
    if (organisation === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    // A link to another page is asked about by its guard; this one may be the same page, of another organisation.
    const stays = event.currentTarget.pathname === location.pathname
    if (stays && isUnsaved() && !confirm(question)) event.preventDefault()
    else workOrganisation.write(organisation.id)
  }
  if (rows.length === 0) return <p>{t('none')}</p>
  return (
    <RowList
      labelledBy={labelledBy}
      rows={rows.map((row, at) => {
        const { sentence, day, action, to } = todoWords({ t, language, dayText }, row)
        return {
          id: `${row.kind} ${at}`,
          title: sentence,
          state: row.organisation?.name,
          details: day ?? undefined,
          action: (
            <PageLink to={to} className="link-alone" onClick={(event) => goTo(event, row)}>
              {action}
              <span className="hidden-text">: {sentence}</span>
            </PageLink>
          ),
        }
      })}
    />
  )
}
