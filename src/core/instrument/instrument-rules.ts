import { answerWords, categoryIds, type Instrument } from './instrument.ts'
import { ownQuestionPrefix } from './own-question.ts'

/** Contradictions between fields of a well-formed file, as sentences. */
export function contradictionsIn(instrument: Instrument): string[] {
  return [
    ...repeated('id of an item', allItemIds(instrument)),
    ...eachOnce(
      'answers',
      answerWords,
      instrument.answers.map(({ word }) => word),
    ),
    ...eachOnce(
      'categories',
      categoryIds,
      instrument.categories.map(({ id }) => id),
    ),
    ...repeated('id of a cause', instrument.causes?.map(({ id }) => id) ?? []),
    ...allItemIds(instrument)
      .filter((id) => id.startsWith(ownQuestionPrefix))
      .map((id) => `${id}: begins as the questions of a customer do (${ownQuestionPrefix})`),
    ...categoriesTooSmall(instrument),
    ...limitsOutOfOrder(instrument),
    ...causesIncomplete(instrument),
  ]
}

const allItemIds = ({ items, causes = [] }: Instrument): string[] =>
  [...items, ...causes.flatMap((cause) => cause.items)].map(({ id }) => id)

const repeated = (what: string, ids: readonly string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id}: stands twice as ${what}`)

const eachOnce = (path: string, words: readonly string[], given: readonly string[]): string[] => [
  ...words.filter((word) => !given.includes(word)).map((word) => `${path}: ${word} is missing`),
  ...repeated(`one of ${path}`, given),
]

/** A person who skips as much as is allowed must still have answered something. */
function categoriesTooSmall({ items, skippablePerCategory }: Instrument): string[] {
  return categoryIds
    .filter((id) => items.filter(({ category }) => category === id).length <= skippablePerCategory)
    .map((id) => `items: ${id} needs more items than may be skipped (${skippablePerCategory})`)
}

function limitsOutOfOrder({ limits }: Instrument): string[] {
  const zoned = [
    ['total', limits.total] as const,
    ...categoryIds.map((id) => [id, limits.categories[id]] as const),
  ]
  return [
    ...zoned
      .filter(([, { yellow, red }]) => yellow >= red)
      .map(([id]) => `limits: yellow must lie below red for ${id}`),
    ...(limits.causes && limits.causes.medium >= limits.causes.high
      ? ['limits: medium must lie below high for causes']
      : []),
  ]
}

function causesIncomplete({ causes, causesIntroduction, limits }: Instrument): string[] {
  const parts = [causes, causesIntroduction, limits.causes]
  const given = parts.filter((part) => part !== undefined).length
  return given === 0 || given === parts.length
    ? []
    : ['causes, causesIntroduction and limits.causes: must all be there, or none of them']
}
