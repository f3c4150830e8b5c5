import { type RefObject, useContext, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { useLanguage } from '../language.tsx'
import { ReadingContext } from '../readings/reading-words.ts'
import { useText } from '../use-text.ts'
import { piecesOf } from './pieces.ts'
import { goOn, hearOfReading, leave, read, stateAt, stop } from './reader.ts'
import { useHasVoice } from './voices.ts'

export type ReadAloudProps = {
  /** The part of the page that is read, with its content at the time of the press. */
  readonly region: RefObject<Element | null>
  /** Each entry of a numbered list is carried out before the next is read. */
  readonly stepwise?: boolean
  /** Changes with the content of the region. After a press each new content is read, until the next press. */
  readonly following?: string
}

const words = {
  silent: 'aloud.read',
  failed: 'aloud.read',
  reading: 'aloud.stop',
  resting: 'aloud.next',
} as const

const drawings = {
  speaker: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9.5a4 4 0 0 1 0 5M18.5 7a8 8 0 0 1 0 10',
  square: 'M7 7h10v10H7z',
}

/** Starts or stops reading, or continues with the next step. Below it, a message when the device has failed. */
export function ReadButton({ region, stepwise = false, following }: ReadAloudProps) {
  const t = useText('readAloud')
  const { language } = useLanguage()
  const { key } = useLocation()
  const chosen = useContext(ReadingContext)
  const { tag = language } = chosen
  const has = useHasVoice(tag)
  const state = useSyncExternalStore(
    hearOfReading,
    () => stateAt(region),
    () => 'silent' as const,
  )
  const reading = state === 'reading'

  function start() {
    if (region.current === null) return
    const pieces = piecesOf(region.current, t('aloud.digits'), stepwise)
    read({ place: region, pieces, language: tag, stays: following !== undefined })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, or another place of the page, are another text
  useEffect(() => () => leave(region), [region, key, chosen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for what is new in the region, nothing else
  useEffect(() => {
    if (reading) start()
  }, [following])
  useSilentRegion(region, reading && following !== undefined)

  return (
    <div className="read-aloud small no-print">
      {has && (
        <Button kind="plain" onClick={state === 'reading' ? stop : state === 'resting' ? goOn : start}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[reading ? 'square' : 'speaker']} />
          </svg>
          {t(words[state])}
        </Button>
      )}
      <p role="status">{state === 'failed' && t('aloud.failed')}</p>
    </div>
  )
}

/** Silences the region's live announcements while the voice reads its changes. */
function useSilentRegion(region: ReadAloudProps['region'], silent: boolean): void {
  useEffect(() => {
    const element = region.current
    if (!silent || element === null) return
    element.setAttribute('aria-live', 'off')
    return () => element.removeAttribute('aria-live')
  }, [region, silent])
}
