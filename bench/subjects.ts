/** The subjects of the measurements, in the order of docs/performance.md. */
export const subjects = [
  'Speed',
  'Nothing lost',
  'Upgrades and restarts',
  'Nobody in',
  'Growth past one machine',
  'What can be checked from outside',
  'Proof that a loss would be seen',
] as const

type Subject = (typeof subjects)[number]

/** The subject of the results with that name in bench/results. */
export function subjectOf(name: string): Subject {
  if (name === 'fuzz') return 'Nobody in'
  if (name === 'instances' || name.endsWith('-several')) return 'Growth past one machine'
  if (name === 'record-log') return 'What can be checked from outside'
  if (name.startsWith('loss-')) return 'Proof that a loss would be seen'
  if (/^faults-(upgrade|migrations|restarts)/.test(name)) return 'Upgrades and restarts'
  return name.startsWith('faults-') ? 'Nothing lost' : 'Speed'
}
