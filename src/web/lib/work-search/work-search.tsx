import { useEffect, useState } from 'react'
import { workIcons } from '#web/lib/frames/work-icons.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { useLazyModule } from '../use-lazy-module.ts'
import { useText } from '../use-text.ts'
import type { RailWords } from './searched-places.ts'

const loadDialog = () => import('./search-dialog.tsx')

/**
 * Opens the search: by a button in the bar, or by Ctrl-K or Cmd-K anywhere. The first opening fetches the script of the
 * dialog.
 */
export function WorkSearch({ places }: { readonly places: readonly RailWords[] }) {
  const t = useText('frame')
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const search = useLazyModule(wasOpened, loadDialog)
  const isMac = /mac|iphone|ipad/i.test(navigator.platform)

  const show = () => {
    setWasOpened(true)
    setOpen(true)
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      // Another open dialog must be answered first.
      if (!isShortcut || event.key.toLowerCase() !== 'k' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setWasOpened(true)
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        className="app-bar-link app-bar-compact"
        aria-label={t('work.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <Icon drawing={workIcons.search} />
        <span>{t('work.search')}</span>
        {/* The style sheet draws the keys, so that they are not part of the button's name. */}
        <kbd className="app-bar-keys" data-keys={isMac ? '⌘ K' : 'Ctrl K'} />
      </button>
      {search && <search.SearchDialog {...{ open, places }} onClose={() => setOpen(false)} />}
    </>
  )
}
