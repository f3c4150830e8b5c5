import { useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { searchAt } from './senses.ts'

/** One large button, pressed for each thing the person sees, hears and feels. */
export function NoticeThings() {
  const t = useText('techniques')
  const [found, setFound] = useState(0)
  const search = searchAt(found)
  const begins = search !== null && search.left === search.count

  function said(): string {
    if (search === null) return t('notice.end')
    if (found === 0) return ''
    return begins
      ? t('notice.next', { next: t(`notice.${search.sense}`) })
      : t('notice.left', { count: search.left })
  }

  return (
    <div className="notice-things">
      <p className="countdown-step">{search === null ? t('notice.end') : t(`notice.${search.sense}`)}</p>
      {search !== null && (
        <svg viewBox="0 0 150 30" className="notice-dots" aria-hidden="true">
          {[15, 45, 75, 105, 135].slice(0, search.count).map((cx, position) => (
            <circle
              key={cx}
              cx={cx}
              cy="15"
              r="10"
              className={position < search.count - search.left ? 'notice-dot notice-dot-found' : 'notice-dot'}
            />
          ))}
        </svg>
      )}
      <p role="status" className="hidden-text">
        {said()}
      </p>
      <p className="tool-actions no-print">
        <Button onClick={() => setFound(search === null ? 0 : found + 1)}>
          {search === null ? t('notice.again') : t(`notice.${search.sense}.one`)}
        </Button>
      </p>
    </div>
  )
}
