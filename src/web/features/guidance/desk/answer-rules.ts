import type { guideDesk } from '#text/sv/guide-desk.ts'
import { errorsBy, type FieldError } from '#web/lib/form/field-errors.ts'
import { formStore, textFields } from '#web/lib/form/form-draft.ts'
import type { FormRules } from '#web/lib/form/use-draft-form.ts'

/** Prefix of the keys under which a tab stores drafts of answers; the guidance's id follows. */
const draftPrefix = 'andrum.guidance-answer.'

const answerFields = ['text', 'proposal'] as const
type AnswerField = (typeof answerFields)[number]
export type AnswerFields = Readonly<Record<AnswerField, string>>

type TextKey = keyof typeof guideDesk
export type AnswerError = FieldError<AnswerField, TextKey>

function textFor(field: AnswerField, code: string): TextKey {
  if (field === 'proposal') return 'answer.proposal.error'
  return code === 'too-big' ? 'answer.tooLong' : 'answer.empty'
}

/** The form rules of an answer. Each guidance has its own draft, so that one answer does not overwrite another. */
export const answerRules = (guidanceId: string): FormRules<AnswerFields, AnswerError, 'answerGuidance'> => ({
  endpoint: 'answerGuidance',
  store: formStore(draftPrefix + guidanceId, textFields(answerFields)),
  loadSchema: () => import('#contract/guidance/guidance-to-send.ts').then((part) => part.answerToSend),
  errorsOf: errorsBy(answerFields, textFor),
})

/** The lines of a text, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
