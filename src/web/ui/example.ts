import type { ReactNode } from 'react'

/**
 * A part of the interface as it is used: documentation, workbench, and what axe and the screenshots run
 * on. Files named `<part>.examples.tsx` beside a part export `examples`; /dev/examples shows them all.
 */
export type Example = {
  /** What this one shows: "Radioknappar med fel". */
  readonly name: string
  readonly element: ReactNode
}
