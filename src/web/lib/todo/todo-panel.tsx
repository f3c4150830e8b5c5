import { useText } from '../use-text.ts'
import { TodoRows } from './todo-rows.tsx'
import { useTodo } from './use-todo.ts'

/** On the first page of somebody's work. Where it cannot be read, the page stands without it. */
export function TodoPanel() {
  const t = useText('todo')
  const rows = useTodo()
  if (rows === undefined) return null
  return (
    <section className="todo no-print" aria-labelledby="todo">
      <h2 id="todo">{t('title')}</h2>
      <TodoRows labelledBy="todo" rows={rows} />
    </section>
  )
}
