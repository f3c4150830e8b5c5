import { useEffect, useRef, useState } from 'react'
import { ReadAloud } from '#web/lib/read-aloud/read-aloud.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { PlayerProgress } from './player-progress.tsx'
import { PlayerWater } from './player-water.tsx'

/** Five things to see, four to hear, three to feel. */
const senses = [
  { sense: 'see', count: 5 },
  { sense: 'hear', count: 4 },
  { sense: 'feel', count: 3 },
] as const
type Sense = (typeof senses)[number]['sense']

/** What to look for after a number of found things; null when all are found. */
export function searchAt(
  found: number,
): { readonly sense: Sense; readonly count: number; readonly left: number } | null {
  let before = 0
  for (const { sense, count } of senses) {
    if (found < before + count) return { sense, count, left: before + count - found }
    before += count
  }
  return null
}

/** The total number of things. */
export const thingsToFind = senses.reduce((sum, { count }) => sum + count, 0)

/** One large button for a thumb, pressed for each thing seen, heard and felt. */
export function NoticeStage({ onEnd }: { readonly onEnd: () => void }) {
  const t = useText('player')
  const [found, setFound] = useState(0)
  const search = searchAt(found)
  const button = useRef<HTMLButtonElement>(null)
  const word = useRef<HTMLParagraphElement>(null)
  useEffect(() => button.current?.focus(), [])
  const over = search === null
  useEffect(() => {
    if (over) onEnd()
  }, [over, onEnd])
  if (search === null) return null

  const begins = search.left === search.count
  function said(): string {
    if (search === null || found === 0) return ''
    return begins
      ? t('notice.next', { next: t(`notice.${search.sense}`) })
      : t('notice.left', { count: search.left })
  }

  return (
    <div className="player">
      <PlayerWater motion="drift" />
      <PlayerProgress share={found / thingsToFind}>
        <p className="player-left small">{t('notice.place', { place: found + 1, of: thingsToFind })}</p>
      </PlayerProgress>
      <div className="player-now">
        <p ref={word} className="player-word">
          {t(`notice.${search.sense}`)}
        </p>
        <svg viewBox="0 0 150 30" className="player-dots" aria-hidden="true">
          {Array.from({ length: search.count }, (_, position) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change places
              key={position}
              cx={75 + (position - (search.count - 1) / 2) * 30}
              cy="15"
              r="10"
              className={position < search.count - search.left ? 'player-dot player-dot-found' : 'player-dot'}
            />
          ))}
        </svg>
        <p role="status" className="hidden-text">
          {said()}
        </p>
      </div>
      <div className="player-foot">
        <p>
          <Button ref={button} onClick={() => setFound(found + 1)}>
            {t(`notice.${search.sense}.one`)}
          </Button>
        </p>
        <ReadAloud region={word} following={search.sense} />
      </div>
    </div>
  )
}
