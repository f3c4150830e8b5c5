import type { AccountExport } from '#contract/self/account-export.ts'

type Documents = AccountExport['documents']

/** The person's own texts in one document, in its order, without ticks, days and figures. */
export function ownWords(documents: Documents, kind: keyof Documents): string[] {
  return wordsOf[kind](documents).filter((text) => text.trim() !== '')
}

const wordsOf: { readonly [Kind in keyof Required<Documents>]: (documents: Documents) => string[] } = {
  exercises: ({ exercises }) =>
    exercises === undefined
      ? []
      : [
          ...exercises.strengths.moments.flatMap(({ what, strength }) => [what, strength]),
          exercises.strengths.how,
          exercises.values.action,
        ],
  plan: ({ plan }) =>
    plan === undefined
      ? []
      : [
          ...plan.entries.flatMap(({ title, wordings }) =>
            wordings === undefined ? [title ?? ''] : wordings.now.map(({ text }) => text),
          ),
          ...Object.values(plan.reviews).map(({ words }) => words),
        ],
  'recovery-programme': () => [],
  'stress-programme': ({ 'stress-programme': programme }) =>
    programme === undefined
      ? []
      : [
          ...Object.values(programme.notes),
          ...Object.values(programme.worksheets).flatMap((sheet) =>
            [sheet, ...Object.values(sheet.rows).flatMap((rows) => Object.values(rows))].flatMap(
              ({ texts, sets }) => [...Object.values(texts), ...Object.values(sets).flat()],
            ),
          ),
        ],
}
