import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isGuided, pathOf } from '#web/features/self/exercises/catalogue.ts'
import { chosenIn, exerciseIn } from '#web/features/self/exercises/chosen-exercises.ts'
import { ExerciseDialog } from '#web/features/self/exercises/exercise-dialog.tsx'
import { ExerciseFilter } from '#web/features/self/exercises/exercise-filter.tsx'
import { ExerciseList } from '#web/features/self/exercises/exercise-list.tsx'
import { inPlayer } from '#web/features/self/exercises/exercise-row.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { EasySwitch } from '#web/lib/readings/reading-switch.tsx'
import { useText } from '#web/lib/use-text.ts'

const loadPlayer = () => import('#web/features/self/exercises/list-player.tsx')
const loadEasyWords = () => import('#web/lib/readings/exercises-words.ts')

export const loader = pageTexts('exerciseList', 'player', 'relaxation', 'readAloud', 'safety', 'easySwedish')
export const meta = pageMeta('exerciseList', 'title', 'description')

/** The filter and the open exercise are in the query; no data are loaded for them. */
export const shouldRevalidate = () => false

/** The query of the prerendered page. */
const none = new URLSearchParams()

/** All exercises and techniques, for visitors too. */
export default function ExercisesPage() {
  return (
    <InChosenReading onlyEasy load={loadEasyWords}>
      <Exercises />
    </InChosenReading>
  )
}

function Exercises() {
  const t = useText('exerciseList')
  const { pathTo } = useLanguage()
  const navigate = useNavigate()
  const location = useLocation()
  const [query] = useSearchParams()
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const search = inBrowser ? query : none
  const chosen = chosenIn(search)
  const asked = exerciseIn(search)
  const open = asked !== null && isGuided(asked) ? asked : null
  const elsewhere = asked !== null && !isGuided(asked) ? pathOf(asked) : null

  useEffect(() => {
    if (elsewhere !== null) void navigate(pathTo(elsewhere), { replace: true })
  }, [elsewhere, navigate, pathTo])

  function go(id: string | null) {
    const next = new URLSearchParams(query)
    if (id === null) next.delete('ovning')
    else next.set('ovning', id)
    const { pathname, state } = location
    void navigate({ pathname, search: String(next) }, { replace: true, preventScrollReset: true, state })
  }

  function close() {
    // The browser's back button has closed it already.
    if (open === null) return
    if (location.state?.openedHere) void navigate(-1)
    else go(null)
  }

  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <p className="no-print with-script">
          <PageButton {...inPlayer('andas', search)}>{t('andas')}</PageButton>
        </p>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <ExerciseFilter chosen={chosen} search={search} />
        <ExerciseList chosen={chosen} search={search} />
        <EasySwitch noQuestions />
      </div>
      <ExerciseDialog id={open} onClose={close} onOther={go} loadPlayer={loadPlayer} />
    </div>
  )
}
