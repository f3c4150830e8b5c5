import { useState } from 'react'
import { defaultLanguage, languages, rowOf } from '#core/languages.ts'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { OwnQuestionList } from './own-question-list.tsx'
import { ownWordings } from './own-wordings.ts'
import { type RoundDraft, writtenQuestions } from './round-form.ts'

type OwnQuestionsFieldProps = {
  readonly draft: RoundDraft
  readonly write: (part: Partial<RoundDraft>) => void
  /** A question has an error, so the fold opens. */
  readonly wrong: boolean
}

/** Where HR writes its own questions, with a preview below. */
export function OwnQuestionsField({ draft, write, wrong }: OwnQuestionsFieldProps) {
  const t = useText('ownQuestions')
  const wordings = ownWordings(writtenQuestions(draft))
  const [open, setOpen] = useState(wordings.length > 0)
  return (
    <Fold id="round-own" title={t('fold')} open={open || wrong} onOpen={setOpen}>
      <p>{t('why')}</p>
      {languages.map((language) => (
        <Textarea
          key={language}
          id={`round-own-${language}`}
          lang={language}
          label={`${t('field')}, ${rowOf(language).ownName}`}
          {...(language === defaultLanguage ? {} : { optional: t('field.optional') })}
          hint={t(language === defaultLanguage ? 'field.hint' : 'other.hint')}
          rows={6}
          maxLength={3000}
          value={draft[`own.${language}`]}
          onChange={(event) => write({ [`own.${language}`]: event.target.value })}
        />
      ))}
      {wordings.length > 0 && <OwnQuestionList questions={wordings} />}
    </Fold>
  )
}
