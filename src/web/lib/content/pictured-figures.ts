import type { FigureView, Overview } from '#contract/rounds/overview.ts'

/** What the pictures of HR's overview show of the simulated organisation, as `content/demo-figures.json` keeps it. */
export type PicturedFigures = {
  readonly limits: { readonly yellow: number; readonly red: number }
  readonly smallestGroup: number
  readonly whole: FigureView
  /** Id of the cause with the most weight. */
  readonly cause: string
  readonly units: readonly {
    readonly name: string
    /** Null: hidden. */
    readonly mean: FigureView['mean'] | null
    readonly cause: string | null
  }[]
}

/** A branch with a group that stands out, groups around it, and one that is too small to show. */
const pictured = [
  'Vård och omsorg',
  'Hemtjänst norr',
  'Särskilt boende',
  'Åsens skola',
  'Teknik och fastighet',
  'Kommunikation',
]

type Causes = Overview['units'][number]['causes']

const worstOf = (causes: Causes): string | null =>
  Object.entries(causes?.causes ?? {}).sort(([, one], [, other]) => other.at - one.at)[0]?.[0] ?? null

/** @throws when the simulated organisation has no release, or no figure of the whole is shown */
export function picturedFigures({ round, units }: Overview): PicturedFigures {
  const whole = units[0]
  if (round === null || whole?.figure == null) throw new Error('The simulated organisation shows no figures.')
  const { limits, smallestGroup } = round
  return {
    limits,
    smallestGroup,
    whole: whole.figure,
    cause: worstOf(whole.causes) ?? '',
    units: pictured.map((wanted) => {
      const unit = units.find(({ name }) => name === wanted)
      return { name: wanted, mean: unit?.figure?.mean ?? null, cause: worstOf(unit?.causes ?? null) }
    }),
  }
}
