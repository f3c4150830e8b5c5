import { type AnswerLanguage, answerLanguages } from '#core/answer-languages.ts'
import { type Environment, line } from './environment.ts'

/** None unless the operator sets the variable: no speaker of these languages has read the texts for the product yet. */
export function readAnswerLanguages(env: Environment): readonly AnswerLanguage[] {
  const tags = env.optional('ANSWER_LANGUAGES', line(100))?.split(',') ?? []
  const wanted = tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean)
  const unknown = wanted.filter((tag) => !answerLanguages.some((known) => known === tag))
  if (unknown.length > 0)
    env.refuse(
      'ANSWER_LANGUAGES',
      `has ${unknown.join(', ')}: there are ${answerLanguages.join(', ')}, separated by commas`,
    )
  return answerLanguages.filter((tag) => wanted.includes(tag))
}
