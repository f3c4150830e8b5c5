import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useNarrowScreen } from '../use-narrow-screen.ts'
import { useText } from '../use-text.ts'
import { TodoRows } from './todo-rows.tsx'
import { useTodo } from './use-todo.ts'

/**
 * The to-do list on the start page of work. If it cannot be read, the page is shown without it. On a phone all but the first
 * row are folded, so that the figures are not far below.
 */
export function TodoPanel() {
  const t = useText('todo')
  const rows = useTodo()
  const narrow = useNarrowScreen()
  const [all, setAll] = useState(false)
  if (rows === undefined) return null
  return (
    <section className="todo no-print" aria-labelledby="todo">
      <h2 id="todo">{t('title')}</h2>
      <TodoRows labelledBy="todo" rows={narrow && !all ? rows.slice(0, 1) : rows} />
      {narrow && rows.length > 1 && (
        <p>
          <Button kind="quiet" onClick={() => setAll(!all)}>
            {all ? t('rest.hide') : t('rest.show', { count: rows.length - 1 })}
          </Button>
        </p>
      )}
    </section>
  )
}
