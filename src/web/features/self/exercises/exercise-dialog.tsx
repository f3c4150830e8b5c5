import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { missing } from '#web/lib/fetch-part.ts'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { GuidedId } from './guided.ts'
import type { PlayerProps } from './player.tsx'

type LoadPlayer = () => Promise<{ readonly Player: ComponentType<PlayerProps> }>
const loadUsualPlayer: LoadPlayer = () => import('./player.tsx')

type ExerciseDialogProps = {
  /** The open exercise; null: none. */
  readonly id: GuidedId | null
  readonly onClose: () => void
  readonly onOther: (id: GuidedId) => void
  readonly onDone?: (() => void) | undefined
  /** Must stay the same between renders. */
  readonly loadPlayer?: LoadPlayer
}

/** Shows one exercise in the whole window. The player's script is fetched at the first opening. */
export function ExerciseDialog({
  id,
  onClose,
  onOther,
  onDone,
  loadPlayer = loadUsualPlayer,
}: ExerciseDialogProps) {
  const t = useText('player', 'frame')
  const part = useLazyModule(id !== null, loadPlayer)
  // Stored while the page is open: a person who wants to feel the steps wants it in the next exercise too.
  const [vibrates, setVibrates] = useState(false)
  const tellDone = useRef(onDone)
  useEffect(() => {
    tellDone.current = onDone
  })
  const reason = missing.reason
  const done = useCallback(() => tellDone.current?.(), [])

  return (
    <Dialog
      whole
      open={id !== null}
      onClose={onClose}
      title={id === null ? '' : t(id)}
      closeLabel={t('player.close')}
    >
      {id !== null && part === undefined && <Waiting />}
      {id !== null && part === null && reason === 'network' && (
        <p className="player-offline">{t('player.offline')}</p>
      )}
      {id !== null && part === null && reason !== 'network' && <MissingPart />}
      {id !== null && part && (
        <part.Player
          key={id}
          id={id}
          vibration={{ on: vibrates, turn: setVibrates }}
          onDone={done}
          onOther={onOther}
        />
      )}
    </Dialog>
  )
}
