import type { AnswerLanguage } from '#core/answer-languages.ts'
import { invitation as ar } from './ar/invitation.ts'
import { invitation as fi } from './fi/invitation.ts'
import { invitation as pl } from './pl/invitation.ts'
import { invitation as uk } from './uk/invitation.ts'

/** What e-mails and slips say in each language that is answered in. */
export const answeringTexts: Readonly<Record<AnswerLanguage, Readonly<Record<keyof typeof fi, string>>>> = {
  fi,
  ar,
  pl,
  uk,
}
