import type { AnswerLanguage } from '#core/answer-languages.ts'
import { invitation as ar } from './ar/invitation.ts'
import { invitation as fi } from './fi/invitation.ts'
import { invitation as pl } from './pl/invitation.ts'
import { invitation as uk } from './uk/invitation.ts'

/** The texts of e-mails and slips in each language of answering. */
export const answeringTexts: Readonly<Record<AnswerLanguage, Readonly<Record<keyof typeof fi, string>>>> = {
  fi,
  ar,
  pl,
  uk,
}
