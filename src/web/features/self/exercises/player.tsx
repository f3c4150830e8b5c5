import { useCallback, useState } from 'react'
import { guides } from '#core/exercises/guides.ts'
import { GuideStage, type Vibration } from './guide-stage.tsx'
import type { GuidedId } from './guided.ts'
import { HowItFeels } from './how-it-feels.tsx'
import { NoticeStage } from './notice-stage.tsx'

type PlayerProps = {
  readonly id: GuidedId
  readonly vibration: Vibration
  /** It was done to its end. */
  readonly onDone: () => void
  readonly onOther: (id: GuidedId) => void
}

/** A guided exercise and the question after it. Begins by itself: it was opened to be done. */
export function Player({ id, vibration, onDone, onOther }: PlayerProps) {
  const [ended, setEnded] = useState(false)
  const end = useCallback(() => {
    setEnded(true)
    onDone()
  }, [onDone])
  if (ended) return <HowItFeels id={id} onAgain={() => setEnded(false)} onOther={onOther} />
  if (id === 'lagg-marke-till') return <NoticeStage onEnd={end} />
  return <GuideStage steps={guides[id]} vibration={vibration} onEnd={end} />
}
