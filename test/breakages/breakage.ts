import type { Installation } from './installation.ts'

/** The settings of a breakage, and how to repair it. `not here`: this machine or this user cannot cause it, and the report says so. */
type Broken =
  | 'not here'
  | {
      readonly settings?: Readonly<Record<string, string>>
      readonly mend?: () => Promise<unknown>
      /** Tries the start while another server runs. */
      readonly beside?: boolean
    }

/** A row of `docs/runbooks/breakages.md`; `…` stands for what differs between machines. */
export type Breakage = {
  /** In an operator's words. */
  readonly what: string
  readonly happen: (place: Installation) => Promise<Broken> | Broken
  /** A line of the doctor's output, with single spaces between its columns. */
  readonly doctor: string
  /** The status of a server that is running, or whose start is tried. */
  readonly ready: 200 | 503 | 'does not start'
  /** What the start prints, or the running server logs once; empty where it goes on. */
  readonly says: string
  readonly todo: string
}
