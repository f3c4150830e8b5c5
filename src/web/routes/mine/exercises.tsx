import { PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('mine')
export const meta = pageMeta('mine', 'today.breathe')

/** Every exercise. */
export default function ExercisesPage() {
  const t = useText('mine')
  const frame = useText('frame')
  return (
    <div className="page page-main flow">
      <h1>{frame('place.exercises')}</h1>
      <p>
        <PageLink to="/green-zone">{t('today.breathe')}</PageLink>
      </p>
    </div>
  )
}
