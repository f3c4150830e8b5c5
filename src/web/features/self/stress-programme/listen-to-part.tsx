import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { type PartId, type PartScreen, partScreens } from '#core/programme/stress-programme.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { type Piece, piecesOf } from '#web/lib/read-aloud/pieces.ts'
import { goOn, hearOfReading, leave, read, rest, stateAt, stop } from '#web/lib/read-aloud/reader.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { placePath } from './programme-paths.ts'
import { useScreenAwake } from './use-screen-awake.ts'

export type ListenToPartProps = {
  readonly part: PartId
  /** The element with the screens. */
  readonly region: RefObject<HTMLElement | null>
  readonly current: PartScreen
}

const screenOf = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-part-screen]') ?? null

/** Reads the part aloud by the device's voice, from the open screen to the end, and turns to each screen as the voice reaches it. */
export function ListenToPart({ part, region, current }: ListenToPartProps) {
  const t = useText('stressProgramme')
  const aloud = useText('readAloud')
  const { language, pathTo } = useLanguage()
  const navigate = useNavigate()
  const state = useSyncExternalStore(
    hearOfReading,
    () => stateAt(region),
    () => 'silent' as const,
  )
  const isOn = state === 'reading' || state === 'resting'
  useScreenAwake(state === 'reading')
  useEffect(() => () => leave(region), [region])

  function start() {
    const screens = [...(region.current?.querySelectorAll<HTMLElement>('[data-part-screen]') ?? [])]
    const from = screens.findIndex(({ dataset }) => dataset.partScreen === current)
    const pieces = screens.slice(from).flatMap((screen) => piecesOf(screen, aloud('aloud.digits')))
    read({ place: region, pieces, language, inBackground: true, onPiece: follower(turnTo) })
  }

  function turnTo(name: string | undefined) {
    const screen = partScreens.find((one) => one === name)
    if (screen === undefined) return
    // Replaces the history entry, so that the back button leaves the part. The focus stays here.
    void navigate(pathTo(placePath({ part, screen })), { replace: true, state: { listening: true } })
  }

  return (
    <div className={isOn ? 'part-listen part-listen-on no-print' : 'part-listen no-print'} data-not-read>
      <p className="actions">
        <Button
          kind={isOn ? 'primary' : 'plain'}
          onClick={state === 'reading' ? rest : state === 'resting' ? goOn : start}
        >
          {t(state === 'reading' ? 'listen.pause' : state === 'resting' ? 'listen.resume' : 'listen.part')}
        </Button>
        {isOn && (
          <Button kind="plain" onClick={stop}>
            {t('listen.end')}
          </Button>
        )}
      </p>
      <p role="status" className="small">
        {state === 'failed' ? aloud('aloud.failed') : isOn && t('listen.lock')}
      </p>
    </div>
  )
}

/** Turns the page with the voice while the person follows it; a person who reads elsewhere is not moved. */
function follower(turnTo: (screen: string | undefined) => void): (piece: Piece) => void {
  let last: Piece | undefined
  return (piece) => {
    const before = last
    last = piece
    const screen = screenOf(piece.place.startContainer)
    if (screen === null || (before !== undefined && !isOpen(before))) return
    if (screen.hidden) turnTo(screen.dataset.partScreen)
    else if (before !== undefined && isInSight(before) && !isInSight(piece))
      piece.place.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }
}

const isOpen = ({ place }: Piece) => screenOf(place.startContainer)?.hidden === false

const isInSight = ({ place }: Piece) => {
  const { top, bottom } = place.getBoundingClientRect()
  return bottom > 0 && top < innerHeight - 80
}
