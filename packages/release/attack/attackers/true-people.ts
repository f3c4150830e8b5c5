import type { Organisation, PublishedRow, Report } from '../organisation-file.ts'

/** Who a person on a list really is. HR knows this, whatever it writes. */
export type TrueName = (person: string, period: string) => string

/** The same organisation and report with everybody's real name in every round. */
export function unmask(organisation: Organisation, report: Report, nameOf: TrueName): [Organisation, Report] {
  const named = (row: PublishedRow): PublishedRow => ({
    ...row,
    counted: row.counted.map((person) => nameOf(person, row.period)),
  })
  return [
    {
      ...organisation,
      answers: organisation.answers.map((answer) => ({
        ...answer,
        person: nameOf(answer.person, answer.period),
      })),
    },
    {
      published: report.published.map((row) => (row.suppressed ? row : named(row))),
      ...(report.parts && { parts: report.parts.map(named) }),
    },
  ]
}
