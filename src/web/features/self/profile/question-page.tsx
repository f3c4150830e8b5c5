import type { AnswerWord } from '#core/instrument/instrument.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useWordNotes } from '#web/lib/readings/reading-words.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { AdvanceChoice } from './advance-choice.tsx'
import { useAutoAdvance } from './auto-advance.ts'
import { type Carry, ContinueElsewhere } from './continue-elsewhere.tsx'
import { type Draft, isOnSickLeave } from './draft.ts'
import { FlowPage } from './flow-page.tsx'
import type { Form as Questions } from './form.ts'
import { InLanguage } from './in-language.tsx'
import { leaveWords, maySkip } from './skipping.ts'
import { useOneError } from './use-one-error.ts'
import { useTitle } from './use-title.ts'
import { progressAt, questionNumber, questionPlace } from './way.ts'

type QuestionPageProps = {
  readonly form: Questions
  readonly draft: Draft | null
  readonly item: string
  /** The person had left the form and continues here. */
  readonly resumed: boolean
  readonly kept: boolean
  readonly onAnswer: (word: AnswerWord) => void
  readonly onContinue: () => void
  readonly onSkip: () => void
  readonly onLeaveCauses: () => void
  readonly onPrevious: () => void
  readonly onStartOver: () => void
  readonly carry: Carry
}

/** One question, as the page's heading. An answer is stored as soon as it is chosen. */
export function QuestionPage(props: QuestionPageProps) {
  const { form, draft, item, onAnswer, onContinue } = props
  const t = useText('profile')
  const asked = useText('askedOwn')
  const number = questionNumber(form, draft, item)
  const written = draft?.answers[item]
  const { errors, fail } = useOneError('svar', t('question.error'), written !== undefined)
  const count = t('question.count', number)
  useTitle(count)

  const cause = form.causes.find(({ items }) => items.some(({ id }) => id === item))
  const own = form.own.find(({ id }) => id === item)
  const text = [...form.items, ...(cause?.items ?? []), ...form.own].find(({ id }) => id === item)?.text ?? ''

  const wordNotes = useWordNotes(text)

  // A person who has not worked cannot answer about weeks worked.
  const period = isOnSickLeave(draft) ? t('question.sickLeave') : form.period

  const { onChosen, stay, around } = useAutoAdvance(onContinue)

  function goOn() {
    if (written === undefined) fail()
    else onContinue()
  }

  return (
    <FlowPage progress={progressAt(form, draft, questionPlace(item))} onPrevious={props.onPrevious}>
      <Form errors={errors} className="" onSubmit={goOn}>
        <DraftNotice resumed={props.resumed} kept={props.kept} onStartOver={props.onStartOver} />
        <p className="small quiet">{count}</p>
        <div className="question" {...around}>
          <Radios
            id="svar"
            name={`svar-${item}`}
            heading
            digits
            legend={own === undefined ? text : <InLanguage of={own} />}
            hint={
              <>
                {[
                  cause && t('question.cause', { cause: cause.title }),
                  own === undefined ? period : asked('from'),
                ]
                  .filter(Boolean)
                  .join(' ')}
                {wordNotes.map((note) => (
                  <span key={note} className="word-note">
                    {note}
                  </span>
                ))}
              </>
            }
            choices={form.answers.map(({ word, text: label }) => ({ value: word, label }))}
            value={written?.word ?? undefined}
            onChange={(word) => {
              onAnswer(word)
              onChosen()
            }}
          />
          <p className="actions">
            <Submit onClick={ignoreSecondClick}>{t('question.continue')}</Submit>
          </p>
          {cause === undefined && own === undefined ? (
            <Skip form={form} draft={draft} item={item} onSkip={props.onSkip} />
          ) : (
            <p>
              <Button kind="plain" onClick={props.onLeaveCauses}>
                {leaveWords(form, t, asked)}
              </Button>
            </p>
          )}
          <p className="small quiet keyboard-hint" data-not-read>
            {t('question.keys')}
          </p>
        </div>
      </Form>
      <AdvanceChoice />
      <ContinueElsewhere form={form} draft={draft} carry={props.carry} onOpen={stay} />
    </FlowPage>
  )
}

/** Ignores the second click of a double click, which would answer the next question in the same place. */
function ignoreSecondClick(event: { readonly detail: number; preventDefault: () => void }) {
  if (event.detail > 1) event.preventDefault()
}

type SkipProps = Pick<QuestionPageProps, 'form' | 'draft' | 'item' | 'onSkip'>

function Skip({ form, draft, item, onSkip }: SkipProps) {
  const t = useText('profile')
  if (!maySkip(form, draft, item)) return <p className="small quiet">{t('question.skip.used')}</p>
  const category = form.items.find(({ id }) => id === item)?.category
  const title = form.categories.find(({ id }) => id === category)?.title ?? ''
  return (
    <p className="question-skip">
      <Button kind="plain" onClick={(event) => event.detail <= 1 && onSkip()}>
        {t('question.skip')}
      </Button>
      <span className="small quiet">{t('question.skip.limit', { category: title.toLowerCase() })}</span>
    </p>
  )
}

type DraftNoticeProps = Pick<QuestionPageProps, 'resumed' | 'kept' | 'onStartOver'>

function DraftNotice({ resumed, kept, onStartOver }: DraftNoticeProps) {
  const t = useText('profile')
  if (!kept) return <Notice live>{t('draft.notKept')}</Notice>
  if (!resumed) return null
  return (
    <div className="small quiet draft-resumed">
      {t('draft.resumed')}{' '}
      <TwoStepButton
        label={t('draft.startOver')}
        question={t('draft.startOver.question')}
        yes={t('draft.startOver.yes')}
        no={t('draft.startOver.no')}
        onConfirm={onStartOver}
      />
    </div>
  )
}
