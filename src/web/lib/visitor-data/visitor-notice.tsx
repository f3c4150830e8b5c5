import { Notice } from '../../ui/notice/notice.tsx'
import { useText } from '../use-text.ts'
import { useVisitorQuestion } from './use-visitor-question.ts'
import { VisitorQuestion } from './visitor-question.tsx'

/** The question on a page, for people who were not asked when they signed in. */
export function VisitorNotice() {
  const t = useText('ownDocument')
  const { things, answer } = useVisitorQuestion()
  if (things.length === 0) return null
  return (
    <Notice title={t('merge.title')}>
      <VisitorQuestion things={things} onAnswer={answer} />
    </Notice>
  )
}
