import { type FollowUpDraft, followUpQuestions } from '#core/measures/yearly-follow-up.ts'
import type { FieldError } from '#web/lib/form/field-errors.ts'
import { formStore, textFields } from '#web/lib/form/form-draft.ts'
import type { FormRules } from '#web/lib/form/use-draft-form.ts'
import { record } from '#web/lib/shape.ts'

const answers = textFields(followUpQuestions)

/** @param owner whose follow-up of which year it is */
export const followUpRules = (
  owner: string,
): FormRules<FollowUpDraft, FieldError<string, string>, 'saveYearlyFollowUp'> => ({
  endpoint: 'saveYearlyFollowUp',
  store: formStore<FollowUpDraft>(
    'andrum.follow-up',
    {
      parse: record({ typed: answers.parse, was: answers.parse }),
      empty: { typed: answers.empty, was: answers.empty },
    },
    { owner },
  ),
  loadSchema: () => import('#contract/measures/yearly-follow-up.ts').then((part) => part.followUpToSave),
  // The fields hold no more than is allowed.
  errorsOf: () => [],
})
