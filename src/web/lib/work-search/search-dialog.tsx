import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SearchBox } from '../../ui/search-box/search-box.tsx'
import { useLanguage } from '../language.tsx'
import { leadTo } from '../lead-to.ts'
import { useText } from '../use-text.ts'
import type { RailWords } from './searched-places.ts'
import { useSearchHits } from './use-search-hits.ts'

type SearchDialogProps = {
  readonly open: boolean
  readonly places: readonly RailWords[]
  readonly onClose: () => void
}

export function SearchDialog({ open, places, onClose }: SearchDialogProps) {
  const t = useText('workSearch')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {open && <Search {...{ places, onClose }} />}
    </Dialog>
  )
}

/** The dialog's content; unmounted on closing, which deletes what was typed. */
function Search({ places, onClose }: Omit<SearchDialogProps, 'open'>) {
  const t = useText('workSearch')
  const { pathTo } = useLanguage()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { groups, waiting, failed, more } = useSearchHits(typed, places)
  const hits = groups.flatMap(({ options }) => options)

  const choose = useCallback(
    (id: string) => {
      const hit = hits.find((one) => one.id === id)
      if (hit === undefined) return
      onClose()
      void navigate(pathTo(hit.to), hit.find === undefined ? {} : { state: { find: hit.find } })
      const [, fragment] = hit.to.split('#')
      if (fragment !== undefined) leadTo(fragment)
    },
    [hits, onClose, navigate, pathTo],
  )

  const counted = hits.length === 0 ? t('none') : t('count', { count: hits.length })
  const said = [counted, more ? t('more') : '', failed ? t('failed') : ''].filter(Boolean).join(' ')
  return (
    <SearchBox
      id="work-search"
      label={t('label')}
      hint={t('hint')}
      value={typed}
      maxLength={100}
      onType={setTyped}
      groups={groups}
      status={typed.trim().length < 2 ? '' : waiting ? t('waiting') : said}
      waiting={waiting}
      takesFocus
      onChoose={choose}
    />
  )
}
