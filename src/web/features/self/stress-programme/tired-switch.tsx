import type { ReactNode } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type TiredSwitchProps = {
  readonly isTired: boolean
  readonly onSwitch: (isTired: boolean) => void
  /** Other buttons, before it. */
  readonly children?: ReactNode
}

/** Switches between the whole text and the short version for a tired day. */
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
