import { LogDrawing } from '#web/features/rounds/verify-round/log-drawing.tsx'
import { VerifyRound } from '#web/features/rounds/verify-round/verify-round.tsx'
import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { Anchor } from '#web/features/site/drawings/anchor.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('verifyRound')
export const meta = pageMeta('verifyRound', 'title', 'description')

/** Open to all: verifies the file of a round in the browser, with the same verifier as the command. */
export default function VerifyRoundPage() {
  const t = useText('verifyRound')
  return (
    <div className="page page-main">
      <ArticleHead title={t('title')} lead={t('lead')} drawing={<Anchor />} />
      <Band title={t('choose.title')}>
        <p>{t('choose.text')}</p>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <VerifyRound />
      </Band>
      <Band wide title={t('how.title')}>
        <LogDrawing />
      </Band>
    </div>
  )
}
