import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ExerciseDialog } from './exercise-dialog.tsx'
import type { GuidedAnywhere, GuidedId } from './guided.ts'

type GuidedExerciseProps = {
  /** The exercises to start here, the main one first. If there is only one, the heading above names it. */
  readonly ids: readonly GuidedAnywhere[]
  /** Called when one of them was done to its end. */
  readonly onDone?: () => void
}

/** Opens the player from any page, and returns the focus to the pressed button. */
export function GuidedExercise({ ids, onDone }: GuidedExerciseProps) {
  const t = useText('player')
  const [open, setOpen] = useState<GuidedId | null>(null)
  const { key } = useLocation()
  // A link in the player may lead to another place of the same page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the new place is
  useEffect(() => setOpen(null), [key])
  return (
    <>
      <p className="actions no-print with-script">
        {ids.map((id, position) => (
          <Button key={id} kind={position === 0 ? 'primary' : 'quiet'} onClick={() => setOpen(id)}>
            {t(ids.length === 1 ? 'player.start' : id)}
          </Button>
        ))}
      </p>
      <ExerciseDialog id={open} onClose={() => setOpen(null)} onOther={setOpen} onDone={onDone} />
    </>
  )
}
