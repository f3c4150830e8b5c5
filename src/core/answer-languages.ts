/**
 * Languages in which only the pages of answering can be read: over the English pages, chosen in the browser, where the
 * operator has switched them on (decision 0774). A language of a few pages is no language of the product (`languages.ts`).
 */
export const answerLanguageRows = {
  fi: { ownName: 'Suomi', direction: 'ltr', locale: 'fi-FI' },
  // Uses the digits of the texts and of the telephone numbers beside them.
  ar: { ownName: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
  pl: { ownName: 'Polski', direction: 'ltr', locale: 'pl-PL' },
  uk: { ownName: 'Українська', direction: 'ltr', locale: 'uk-UA' },
} as const

export type AnswerLanguage = keyof typeof answerLanguageRows

export const answerLanguages = Object.keys(answerLanguageRows) as readonly AnswerLanguage[]
