import { type Finding, isFailure } from '@andrum/record-log/log/findings.ts'

/** The checks of a round, in the order in which a reader sees them. */
const checkIds = ['log', 'records', 'program', 'list', 'figures', 'policy', 'witness'] as const
type RoundCheckId = (typeof checkIds)[number]

/** The checks of an own invitation's proof: the same, under names of their own. */
const proofChecks = [
  ['log', 'log'],
  ['records', 'locked'],
  ['list', 'listed'],
  ['witness', 'seen'],
] as const satisfies readonly (readonly [RoundCheckId, string])[]

export type CheckId = RoundCheckId | (typeof proofChecks)[number][1]

export type Check = {
  readonly id: CheckId
  readonly status: 'right' | 'doubt' | 'wrong'
  readonly findings: readonly Finding[]
}

type Code = Finding['code']

/** An unreadable file belongs to no check, because none could be carried out. */
const checkOf: Readonly<Record<Exclude<Code, 'file-unreadable'>, RoundCheckId>> = {
  'log-other-key': 'log',
  'log-signature': 'log',
  'log-inconsistent': 'log',
  'log-forked': 'log',
  'log-keys-differ': 'log',
  'logs-not-compared': 'log',
  'log-cut-short': 'log',
  'log-left-out': 'log',
  'log-key-believed': 'log',
  'record-not-in-log': 'records',
  'record-of-other-round': 'records',
  'records-out-of-order': 'records',
  'opening-left-out': 'records',
  'opening-replaced': 'records',
  'release-replaced': 'records',
  'release-left-out': 'records',
  'opening-not-recorded': 'records',
  'not-released': 'records',
  'policy-changed': 'records',
  'policy-unknown': 'policy',
  'closes-before-opening': 'records',
  'released-too-soon': 'records',
  'released-before-closing': 'records',
  'record-from-the-future': 'records',
  'units-not-a-tree': 'list',
  'program-not-as-recorded': 'program',
  'program-left-out': 'program',
  'program-replaced': 'program',
  'list-not-as-invited': 'list',
  'list-of-other-size': 'list',
  'list-replaced': 'list',
  'not-on-list': 'list',
  'unit-added-after-opening': 'list',
  'unit-left-out': 'list',
  'figure-not-as-recorded': 'figures',
  'figure-not-recorded': 'figures',
  'figure-left-out': 'figures',
  'snapshot-not-as-recorded': 'figures',
  'figure-unreadable': 'figures',
  'group-too-small': 'policy',
  'group-beyond-invited': 'policy',
  'participation-does-not-fit': 'policy',
  'step-too-fine': 'policy',
  'share-too-fine': 'policy',
  'pooling-broken': 'policy',
  'smallest-group-lowered': 'policy',
  'rounds-too-close': 'policy',
  'witness-signature': 'witness',
  'witness-from-the-future': 'witness',
  'witness-backwards': 'witness',
  'witness-key-believed': 'witness',
  'witness-none': 'witness',
  'witness-before-record': 'witness',
  'record-backdated': 'witness',
  'opening-not-witnessed-in-time': 'witness',
  'release-not-witnessed-in-time': 'witness',
}

/** Findings that make a check impossible: units and figures can only be compared with what was recorded. */
const untriedFor: { readonly [Id in RoundCheckId]?: readonly Code[] } = {
  // Without a witness the record of the opening may have been made later, to fit the shown list.
  list: [
    'opening-not-recorded',
    'opening-left-out',
    'not-released',
    'release-left-out',
    'opening-not-witnessed-in-time',
    'record-backdated',
    'witness-none',
    'witness-key-believed',
  ],
  figures: ['not-released', 'release-left-out'],
  policy: ['not-released', 'release-left-out'],
}

/** Every check with its findings, and whether it holds. */
export const checksOf = (findings: readonly Finding[]): Check[] => checkIds.map((id) => check(id, findings))

export const proofChecksOf = (findings: readonly Finding[]): Check[] =>
  proofChecks.map(([id, name]) => ({ ...check(id, findings), id: name }))

function check(id: RoundCheckId, findings: readonly Finding[]): Check {
  const own = findings.filter(({ code }) => code !== 'file-unreadable' && checkOf[code] === id)
  const untried = findings.filter(({ code }) => untriedFor[id]?.includes(code))
  const all = [...own, ...untried]
  return { id, status: own.some(isFailure) ? 'wrong' : all.length > 0 ? 'doubt' : 'right', findings: all }
}
