import type { ReactNode } from 'react'

/**
 * An example of a UI component: documentation, workbench, and input of axe and the screenshots. Files named
 * `<part>.examples.tsx` beside a component export `examples`; /dev/examples shows them all.
 */
export type Example = {
  /** What the example shows: "Radioknappar med fel". */
  readonly name: string
  readonly element: ReactNode
}
