import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { workIcons } from '#web/lib/frames/work-icons.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../use-text.ts'
import { TodoRows } from './todo-rows.tsx'
import { useTodo } from './use-todo.ts'

/** In the bar of every work page: the number of waiting rows, and the rows of the start page. Hidden until they are known. */
export function TodoBell() {
  const t = useText('todo')
  const rows = useTodo()
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState(false)
  // After a change of page, because work on the last one may have changed the rows. Read at most every 30 seconds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when
  useEffect(() => {
    setOpen(false)
    void client.refetchQueries({ queryKey: ['todo'], type: 'active', stale: true })
  }, [pathname, search, client])
  if (rows === undefined) return null
  const count = rows.length
  return (
    <>
      <button
        type="button"
        id="todo-bell"
        className="app-bar-link app-bar-compact todo-bell"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon drawing={workIcons.bell} />
        <span>{t('title')}</span>
        {count > 0 && <b className="todo-count">{count}</b>}
        <span className="hidden-text">{t(count === 0 ? 'bell.none' : 'bell.waiting', { count })}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('bell.close')}>
        {open && <TodoRows labelledBy="todo-bell" rows={rows} />}
      </Dialog>
    </>
  )
}
