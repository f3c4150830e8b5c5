/** Fields of a document that count or set, and say nothing of its person. */
const besides: ReadonlySet<string> = new Set(['run', 'mail'])

/** Whether a document has nothing left that its person has written or done: what clearing a plan or a programme leaves. */
export function holdsNothing(document: object): boolean {
  return Object.entries(document).every(([name, value]) => besides.has(name) || isEmpty(value))
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value as object).every(isEmpty))
