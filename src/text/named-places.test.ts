import { expect, test } from 'vitest'
import { languages } from '#core/languages.ts'
import { dictionaries } from './dictionaries.ts'

test.each(languages)(
  'the page that checks a round says where its file is, by the words that stand there (%s)',
  (language) => {
    const { verifyRound, rounds } = dictionaries[language]
    expect(verifyRound['choose.text']).toContain(rounds.title)
    expect(verifyRound['choose.text']).toContain(rounds['file.title'])
  },
)
