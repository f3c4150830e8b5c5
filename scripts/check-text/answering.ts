import { type AnswerLanguage, answerLanguageRows } from '#core/answer-languages.ts'
import type { Instrument } from '#core/instrument/instrument.ts'
import { formCountsOf, placeholdersOf, type Texts } from '#text/messages.ts'
import { formsIn } from '#text/plural-forms.ts'

/** @returns a sentence for each text of an answer language that has other placeholders than Swedish, is empty, or lacks a plural form */
export function faultsInAnswering(
  name: string,
  tag: AnswerLanguage,
  texts: Texts,
  swedish: Texts,
): readonly string[] {
  const forms = formsIn(answerLanguageRows[tag].locale)
  return Object.entries(texts).flatMap(([key, text]) => {
    const usual = swedish[key]
    if (usual === undefined) return [`${name} has ${key}, which Swedish has not`]
    if (text.trim() === '') return [`${name} leaves ${key} empty`]
    const [has, needs] = [placeholdersOf(text).join(' '), placeholdersOf(usual).join(' ')]
    return [
      ...(has === needs
        ? []
        : [`${name} fills ${key} with ${has || 'nothing'} instead of ${needs || 'nothing'}`]),
      ...(formCountsOf(text).every((given) => given === forms.length)
        ? []
        : [`${name} does not give each number of ${key} the forms ${forms.join(', ')}`]),
      // In right-to-left text the two groups of digits would change places.
      ...(answerLanguageRows[tag].direction === 'rtl' && /\d \d/.test(text)
        ? [`${name} needs hard spaces between the digits of ${key}`]
        : []),
      // Scripts have no tokens filled in.
      ...(/%%[A-Z_]+%%/.test(text) ? [`${name} has ${key}, which the operator fills in`] : []),
    ]
  })
}

/** The keys of an instrument's texts: each part that a person reads before and at the questions. */
export const namesIn = ({ id, answers, categories, items, causes = [], causesIntroduction }: Instrument) => [
  'period',
  ...(causesIntroduction === undefined ? [] : [`causesIntroduction.${id}`]),
  ...answers.map(({ word }) => `answers.${word}.text`),
  ...categories.flatMap((part) => ['title', 'explanation'].map((of) => `categories.${part.id}.${of}`)),
  ...items.map((item) => `items.${item.id}.text`),
  ...causes.flatMap((cause) => [
    ...['title', 'explanation'].map((of) => `causes.${cause.id}.${of}`),
    ...cause.items.map((item) => `causes.${cause.id}.items.${item.id}.text`),
  ]),
]
