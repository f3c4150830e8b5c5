import { type ComponentType, useCallback, useState } from 'react'
import { guides } from '#core/exercises/guides.ts'
import { isRelaxation, type RelaxationId } from '#core/exercises/relaxations.ts'
import { GuideStage, type Vibration } from './guide-stage.tsx'
import type { GuidedId } from './guided.ts'
import { HowItFeels } from './how-it-feels.tsx'
import { NoticeStage } from './notice-stage.tsx'

export type PlayerProps = {
  /** Only on the page of exercises, which has the texts of the relaxations. */
  readonly Relaxation?: ComponentType<{ readonly id: RelaxationId; readonly onEnd: () => void }>
  readonly id: GuidedId
  readonly vibration: Vibration
  /** Called when it was done to its end. */
  readonly onDone: () => void
  readonly onOther: (id: GuidedId) => void
}

/** A guided exercise and the question after it. It starts by itself, because the person opened it to do it. */
export function Player({ id, Relaxation, vibration, onDone, onOther }: PlayerProps) {
  const [ended, setEnded] = useState(false)
  const end = useCallback(() => {
    setEnded(true)
    onDone()
  }, [onDone])
  if (ended) return <HowItFeels id={id} onAgain={() => setEnded(false)} onOther={onOther} />
  if (isRelaxation(id)) return Relaxation ? <Relaxation id={id} onEnd={end} /> : null
  if (id === 'lagg-marke-till') return <NoticeStage onEnd={end} />
  return <GuideStage steps={guides[id]} vibration={vibration} onEnd={end} />
}
