import type { FigureView, Overview } from '#contract/rounds/overview.ts'

type Unit = Overview['units'][number]
type Zones = FigureView['zones']

export const limits = { yellow: 2.54, red: 2.96 } as const

const upTo = { lo: 0, hi: 0.25 }
const some = { lo: 0.25, hi: 0.5, loOpen: true } as const
const most = { lo: 0.5, hi: 1, loOpen: true } as const
const joint = { lo: 0, hi: 0.3, hiOpen: true, joint: true } as const

/** Shown zone shares, as releases show them. */
export const shares = {
  mostlyGreen: { green: most, yellow: upTo, red: upTo },
  even: { green: some, yellow: some, red: some },
  mostlyYellow: { green: upTo, yellow: most, red: upTo },
  mostlyRed: { green: upTo, yellow: upTo, red: most },
  jointRest: { green: { lo: 0.7, hi: 1, loOpen: true }, yellow: joint, red: joint },
  unknown: { green: { lo: 0, hi: 1 }, yellow: { lo: 0, hi: 1 }, red: { lo: 0, hi: 1 } },
} as const satisfies Record<string, Zones>

/** A shown figure whose total is printed as `at`. */
export const figure = (at: number, zones: Zones = shares.mostlyGreen, uncertainty = 0.2): FigureView => ({
  n: 30,
  participation: { lo: 0.75, hi: 1 },
  mean: { at, step: 0.1, lo: at - 0.05, hi: at + 0.05, hiOpen: true },
  dims: {},
  zones,
  uncertainty,
})

/** A unit of an overview; hidden unless it is given a figure. */
export const unit = (id: string, parentId: string | null, given: Partial<Unit> = {}): Unit => ({
  id,
  name: given.name ?? id,
  parentId,
  depth: 0,
  figure: null,
  together: null,
  lastShown: null,
  causes: null,
  own: null,
  lastShownOwn: null,
  lastShownCauses: null,
  trend: [],
  otherTrend: [],
  change: null,
  ...given,
})

export const causes = (figures: Readonly<Record<string, number>>): NonNullable<Unit['causes']> => ({
  n: 30,
  participation: { lo: 0.75, hi: 1 },
  causes: Object.fromEntries(
    Object.entries(figures).map(([id, at]) => [id, { at, step: 0.1, lo: at - 0.05, hi: at + 0.05 }]),
  ),
})
