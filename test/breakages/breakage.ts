import type { Installation } from './installation.ts'

/** What a row sets and how it is mended. `not here`: this machine or this user cannot break it, and the report says so. */
type Broken =
  | 'not here'
  | {
      readonly settings?: Readonly<Record<string, string>>
      readonly mend?: () => Promise<unknown>
      /** The start is tried while a server runs. */
      readonly beside?: boolean
    }

/** A row of `docs/runbooks/breakages.md`; `…` stands for what is different on each machine. */
export type Breakage = {
  /** As an operator would say it. */
  readonly what: string
  readonly happen: (place: Installation) => Promise<Broken> | Broken
  /** A line of the doctor's, without the spaces between its columns. */
  readonly doctor: string
  /** Of a server that runs meanwhile, or whose start is tried. */
  readonly ready: 200 | 503 | 'does not start'
  /** What the start says, or the log of the running server once; nothing where it goes on. */
  readonly says: string
  readonly todo: string
}
