/** Fields of a document that count or set something and say nothing about the person. */
const besides: ReadonlySet<string> = new Set(['run', 'mail'])

/** Whether a document has nothing left that the person has written or done, as after clearing a plan or a programme. */
export function holdsNothing(document: object): boolean {
  return Object.entries(document).every(([name, value]) => besides.has(name) || isEmpty(value))
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value as object).every(isEmpty))
