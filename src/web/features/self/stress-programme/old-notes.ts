/** Keys under which builds before the six modules stored the notes of the first week. Nothing is written there any more. */
export const oldNotes = {
  key: 'andrum.programme.module-1.week-1',
  parse: (value: unknown): unknown => value,
  empty: null,
}
