import { languages, otherLanguages, rowOf } from '#core/languages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { type OwnWording, wordFound } from './own-wordings.ts'
import { healthWords, identityWords } from './sensitive-words.ts'

/**
 * A customer's own questions in each of their languages, with warnings about sensitive words. So the person who approves
 * them has read all that will be asked.
 */
export function OwnQuestionList({ questions }: { readonly questions: readonly OwnWording[] }) {
  const t = useText('ownQuestions')
  const { language } = useLanguage()
  return (
    <ol aria-label={t('list.label')}>
      {questions.map(({ text }, at) => {
        const all = languages.map((one) => text[one]).join(' · ')
        const health = wordFound(all, healthWords)
        const identity = wordFound(all, identityWords)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line stays the same question while it is written
          <li key={at}>
            <p>
              <strong>{text[language]}</strong>
            </p>
            {otherLanguages(language)
              .filter((other) => text[other] !== text[language])
              .map((other) => (
                <p key={other} lang={other} dir={rowOf(other).direction}>
                  {text[other]}
                </p>
              ))}
            {health !== null && <Notice>{t('warning.health', { word: health })}</Notice>}
            {identity !== null && <Notice>{t('warning.identity', { word: identity })}</Notice>}
          </li>
        )
      })}
    </ol>
  )
}
