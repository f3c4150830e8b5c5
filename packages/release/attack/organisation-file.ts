/** The input of `npm run release`, as packages/release/docs/release-file.md describes it. The attack knows the format, not the code. */
export type Organisation = {
  readonly meta?: { readonly k?: number }
  readonly nodes: readonly Node[]
  readonly periods: readonly Period[]
  readonly answers: readonly Answer[]
}

export type Node = { readonly id: string; readonly parent: string | null }

export type Period = {
  readonly id: string
  readonly nodes?: readonly Node[]
  /** Its smallest group. */
  readonly k?: number
  /** The day its list was frozen: without one, periods are taken to lie far enough apart. */
  readonly date?: string
  readonly members: readonly Member[]
}

export type Member = {
  readonly person: string
  readonly node: string
  readonly answered: boolean
  readonly established?: boolean
  /** What the list says: address and number as one text, and the name. */
  readonly contact?: string
  readonly name?: string
}

export type ZoneName = 'green' | 'yellow' | 'red'

export type Answer = {
  readonly person: string
  readonly period: string
  readonly total: number
  readonly dims: Readonly<Record<string, number>>
  readonly zone: ZoneName
}

export type Range = {
  readonly lo: number
  readonly hi: number
  readonly loOpen?: boolean
  readonly hiOpen?: boolean
}

/** The output of `npm run release`: what HR sees, and for an audit who was counted. */
export type Report = {
  readonly published: readonly (PublishedRow | SuppressedRow)[]
  /** Figures of groups that no unit shows by itself, from which shown ones are composed: the shown ones reveal something about these. */
  readonly parts?: readonly PublishedRow[]
}

type SuppressedRow = {
  readonly node: string
  readonly period: string
  readonly suppressed: true
  /** The figure of the few units that it is shown with, by name. */
  readonly together?: Omit<PublishedRow, 'node' | 'period' | 'suppressed'> & {
    readonly nodes: readonly string[]
  }
}

export type PublishedRow = {
  readonly node: string
  readonly period: string
  readonly suppressed: false
  readonly n: number
  readonly participation?: Range
  readonly mean: Range
  readonly dims: Readonly<Record<string, Range>>
  readonly zones: Readonly<Partial<Record<ZoneName, Range>>>
  readonly counted: readonly string[]
}

/** A way to release an organisation: the product's command, or a naive policy. */
export type Policy = (organisation: Organisation) => Report | Promise<Report>
