/**
 * The simulated organisation's units: 24 of them, uneven on purpose (a chain of three, a unit with one team,
 * teams of 4 to 21), as organisations are. `people` is the size at the start; `strain` is how far the unit's
 * mean is from the organisation's, in steps of the 1–5 scale; `cause` is the worst cause there.
 */
export type SimulatedUnit = {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  readonly people: number
  readonly strain: number
  readonly cause?:
    | 'demands'
    | 'control'
    | 'manager_support'
    | 'role_clarity'
    | 'boundaries_recovery'
    | 'working_hours'
}

export const simulatedUnits: readonly SimulatedUnit[] = [
  { id: 'bolaget', name: 'Exempelbolaget', parent: null, people: 3, strain: 0 },
  { id: 'vard', name: 'Vård och omsorg', parent: 'bolaget', people: 2, strain: 0.2 },
  { id: 'hemtjanst', name: 'Hemtjänst', parent: 'vard', people: 3, strain: 0.3, cause: 'working_hours' },
  {
    id: 'hemtjanst-norr',
    name: 'Hemtjänst norr',
    parent: 'hemtjanst',
    people: 18,
    strain: 0.45,
    cause: 'working_hours',
  },
  {
    id: 'hemtjanst-soder',
    name: 'Hemtjänst söder',
    parent: 'hemtjanst',
    people: 16,
    strain: 0.25,
    cause: 'demands',
  },
  {
    id: 'hemtjanst-natt',
    name: 'Nattpatrullen',
    parent: 'hemtjanst',
    people: 7,
    strain: 0.35,
    cause: 'working_hours',
  },
  { id: 'boende', name: 'Särskilt boende', parent: 'vard', people: 4, strain: 0.1 },
  { id: 'boende-lonnen', name: 'Lönnen', parent: 'boende', people: 21, strain: 0.15, cause: 'demands' },
  { id: 'boende-bjorken', name: 'Björken', parent: 'boende', people: 17, strain: -0.1 },
  { id: 'rehab', name: 'Rehabteamet', parent: 'vard', people: 9, strain: 0.05 },
  { id: 'skola', name: 'Förskola och skola', parent: 'bolaget', people: 2, strain: 0.1 },
  {
    id: 'skola-asen',
    name: 'Åsens skola',
    parent: 'skola',
    people: 19,
    strain: 0.2,
    cause: 'boundaries_recovery',
  },
  {
    id: 'skola-elevhalsa',
    name: 'Elevhälsan',
    parent: 'skola-asen',
    people: 5,
    strain: 0.4,
    cause: 'role_clarity',
  },
  { id: 'forskola-stigen', name: 'Förskolan Stigen', parent: 'skola', people: 14, strain: 0 },
  { id: 'forskola-backen', name: 'Förskolan Bäcken', parent: 'skola', people: 11, strain: -0.05 },
  { id: 'teknik', name: 'Teknik och fastighet', parent: 'bolaget', people: 3, strain: -0.15 },
  { id: 'drift', name: 'Drift', parent: 'teknik', people: 15, strain: -0.2 },
  { id: 'projekt', name: 'Projekt', parent: 'teknik', people: 10, strain: -0.05, cause: 'demands' },
  { id: 'it', name: 'IT', parent: 'teknik', people: 12, strain: -0.1, cause: 'control' },
  { id: 'it-support', name: 'Servicedesk', parent: 'it', people: 8, strain: 0.15, cause: 'control' },
  { id: 'stab', name: 'Gemensam stab', parent: 'bolaget', people: 4, strain: -0.2 },
  { id: 'ekonomi', name: 'Ekonomi', parent: 'stab', people: 13, strain: -0.15, cause: 'boundaries_recovery' },
  { id: 'personal', name: 'Personal', parent: 'stab', people: 9, strain: 0 },
  {
    id: 'kommunikation',
    name: 'Kommunikation',
    parent: 'stab',
    people: 6,
    strain: -0.1,
    cause: 'role_clarity',
  },
]

/** Changes between rounds: units merged, split or moved, as in any organisation of this size. */
export type Reorganisation = {
  /** Takes effect before this round (0 is the first). */
  readonly beforeRound: number
  /** Unit → new parent. */
  readonly moved?: Readonly<Record<string, string>>
  /** Unit → the unit that takes over all its people. */
  readonly merged?: Readonly<Record<string, string>>
}

export const reorganisations: readonly Reorganisation[] = [
  { beforeRound: 2, merged: { 'hemtjanst-natt': 'hemtjanst-norr' }, moved: { rehab: 'boende' } },
  {
    beforeRound: 4,
    moved: { 'it-support': 'teknik', kommunikation: 'bolaget' },
    merged: { projekt: 'drift' },
  },
]
