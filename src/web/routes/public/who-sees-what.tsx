import { limits } from '#core/example/playground.ts'
import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { Entries } from '#web/features/site/article/entries.tsx'
import { MixedAnswers } from '#web/features/site/drawings/mixed-answers.tsx'
import { Playground } from '#web/features/site/who-sees-what/playground.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { ReadingSwitch } from '#web/lib/readings/reading-switch.tsx'
import { useText } from '#web/lib/use-text.ts'

const loadEasyWords = () => import('#web/lib/readings/who-sees-what-words.ts')

export const loader = pageTexts('promise', 'whoSeesWhat', 'easySwedish')
export const meta = pageMeta('whoSeesWhat', 'title', 'description')

/** The number of settings of the example; play.test.ts tests each. */
const settings = Object.values(limits).reduce((all, { least, most }) => all * (most - least + 1), 1)

/** The promise, open to all, with an example organisation to try it on. */
export default function WhoSeesWhatPage() {
  return (
    <InChosenReading load={loadEasyWords}>
      <WhoSeesWhat />
    </InChosenReading>
  )
}

function WhoSeesWhat() {
  const t = useText('whoSeesWhat')
  const promised = useText('promise')
  return (
    <div className="page page-main">
      <ArticleHead title={t('title')} lead={t('lead')} drawing={<MixedAnswers />}>
        <ReadingSwitch noQuestions />
      </ArticleHead>
      <Band title={t('sees.title')}>
        <Entries
          columns
          entries={(['you', 'hr', 'manager', 'nobody'] as const).map((id) => ({
            id,
            title: t(`sees.${id}`),
            text: <p>{t(`sees.${id}.text`)}</p>,
          }))}
        />
      </Band>
      <Band wide id="prova" title={t('play.title')}>
        <p className="column">{t('play.lead')}</p>
        <Playground />
        <p className="small quiet column">{t('play.note')}</p>
        <p className="small quiet column">{t('play.proof', { count: settings })}</p>
      </Band>
      <Band title={t('sentences.title')}>
        <p>
          {promised('promise.mixed')}
          {'\n'}
          {promised('promise.upward')}
        </p>
        <p>{promised('promise.refresh')}</p>
        <p>{promised('promise.helpers')}</p>
      </Band>
      <Band title={t('hr.title')}>
        <p>{t('hr.text')}</p>
        <blockquote>{promised('promise.hidden')}</blockquote>
      </Band>
      <Band title={t('limits.title')}>
        <p>{t('limits.text')}</p>
        <p>{t('limits.outside')}</p>
        <p>{t('limits.slips')}</p>
        <p>{promised('promise.able')}</p>
        <p>
          <PageLink to="/about">{t('limits.more')}</PageLink>
        </p>
        <p>
          <PageLink to="/kontrollera">{t('limits.verify')}</PageLink>
        </p>
        <p className="actions">
          <PageButton to="/stressprofil">{t('limits.start')}</PageButton>
        </p>
      </Band>
    </div>
  )
}
