import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('mine', 'safety')
export const meta = pageMeta('mine', 'help.title', 'help.description')

/** Everybody who can be reached, those for an emergency first. */
export default function HelpPage() {
  const t = useText('mine')
  return (
    <div className="page page-main flow">
      <h1>{t('help.heading')}</h1>
      <SafetyBlock />
      <h2>{t('help.support.title')}</h2>
      <p>{t('help.support.text')}</p>
      <p>
        <PageButton to="/stod">{t('help.support.link')}</PageButton>
      </p>
      <h2>{t('help.write.title')}</h2>
      <p>{t('help.write.text')}</p>
      <p>
        <PageButton to="/kontakta-oss" kind="quiet">
          {t('help.write.link')}
        </PageButton>
      </p>
    </div>
  )
}
