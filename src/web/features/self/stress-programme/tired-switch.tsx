import type { ReactNode } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type TiredSwitchProps = {
  readonly isTired: boolean
  readonly onSwitch: (isTired: boolean) => void
  /** What else can be pressed, before it. */
  readonly children?: ReactNode
}

/** Reads ten lines instead of a whole text on a tired day, and back. */
export function TiredSwitch({ isTired, onSwitch, children }: TiredSwitchProps) {
  const t = useText('stressProgramme')
  return (
    <p className="actions tired-switch no-print with-script">
      {children}
      <Button kind="quiet" onClick={() => onSwitch(!isTired)}>
        {t(isTired ? 'part.tired.whole' : 'part.tired')}
      </Button>
    </p>
  )
}
