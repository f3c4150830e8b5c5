import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useNarrowScreen } from '../use-narrow-screen.ts'
import { useText } from '../use-text.ts'
import { TodoRows } from './todo-rows.tsx'
import { useTodo } from './use-todo.ts'

/**
 * On the first page of somebody's work. Where it cannot be read, the page stands without it. On a phone what comes after the
 * first row is folded, so that the figures are not far below.
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
