import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { Entries } from '#web/features/site/article/entries.tsx'
import { AttackProof } from '#web/features/site/attack-figures/attack-proof.tsx'
import { Packages } from '#web/features/site/packages/packages.tsx'
import { LaptopPicture } from '#web/features/site/product-pictures/laptop-picture.tsx'
import { PhonePicture } from '#web/features/site/product-pictures/phone-picture.tsx'
import { readAttack } from '#web/lib/content/read-attack.ts'
import { readDemoFigures } from '#web/lib/content/read-demo-figures.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { useRunningSystem } from '#web/lib/running-system.ts'
import { useText } from '#web/lib/use-text.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'companies', 'packages', 'attackProof', 'pictures')
  return { ...data, attack: readAttack(), figures: readDemoFigures(data.page.language) }
}
export const meta = pageMeta('companies', 'title', 'description')

/** The booking page for a free meeting. */
const meeting = '/boka?typ=mote'

/** The page for decision makers at companies. */
export default function CompaniesPage() {
  const t = useText('companies')
  const packages = useText('packages')
  const { attack, figures } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <ArticleHead title={t('title')} lead={t('lead')} drawing={<LaptopPicture figures={figures} />}>
        <p className="actions">
          <PageButton to={meeting}>{t('hero.meeting')}</PageButton>
          <PageButton kind="quiet" to="/demo">
            {t('hero.demo')}
          </PageButton>
        </p>
      </ArticleHead>
      <Product />
      <Benefits />
      <Band folds title={t('solutions.title')}>
        <Entries
          columns
          entries={(['assessment', 'support', 'insights', 'managers'] as const).map((id) => ({
            id,
            title: t(`solution.${id}`),
            text: <p>{t(`solution.${id}.text`)}</p>,
          }))}
        />
      </Band>
      <Band wide id="paket" title={packages('packages.title')}>
        <Packages />
      </Band>
      <Band folds title={t('premium.title')}>
        <p>{t('premium.text')}</p>
        <Entries
          entries={(['talk', 'plan', 'coaching'] as const).map((id) => ({
            id,
            title: t(`premium.${id}`),
            text:
              id === 'coaching' ? (
                <>
                  <p>{t('premium.coaching.text')}</p>
                  <p>
                    <PageLink to="/boka?typ=chefshandledning">{t('premium.coaching.book')}</PageLink>
                  </p>
                </>
              ) : (
                <p>{t(`premium.${id}.text`)}</p>
              ),
          }))}
        />
      </Band>
      <Band folds id="skyddet" title={t('proof.title')}>
        <p>{t('proof.text')}</p>
        <AttackProof attack={attack} />
        <p>
          <PageLink to="/granska">{t('proof.link')}</PageLink>
        </p>
      </Band>
      <Target />
      <Band folds title={t('law.title')}>
        <p>{t('law.text')}</p>
        <p>{t('law.voluntary')}</p>
        <p>
          <PageLink to="/about">{t('law.how')}</PageLink>
        </p>
        <p>
          <PageLink to="/for-hr">{t('law.kit')}</PageLink>
        </p>
        <p>
          <PageLink to="/orsaker">{t('law.causes')}</PageLink>
        </p>
      </Band>
      <Meeting />
    </div>
  )
}

/** The employee's view; HR's view is beside the title. */
function Product() {
  const t = useText('companies')
  return (
    <Band folds wide title={t('product.title')}>
      <div className="picture-pair">
        <div className="flow">
          <p className="lead">{t('product.lead')}</p>
          <p>
            <PageLink to="/demo" className="link-alone">
              {t('product.demo')}
            </PageLink>
          </p>
        </div>
        <PhonePicture />
      </div>
    </Band>
  )
}

function Benefits() {
  const t = useText('companies')
  const sickLeave = (
    <>
      <p>{t('benefit.sickLeave.text')}</p>
      <p>
        <a href="#malet">{t('benefit.sickLeave.link')}</a>
      </p>
    </>
  )
  return (
    <Band folds title={t('benefits.title')}>
      <Entries
        columns
        entries={(['sickLeave', 'wellbeing', 'prevention', 'overview'] as const).map((id) => ({
          id,
          title: t(`benefit.${id}`),
          text: id === 'sickLeave' ? sickLeave : <p>{t(`benefit.${id}.text`)}</p>,
        }))}
      />
    </Band>
  )
}

/** "Up to 30 %" with its meaning and what research says. */
function Target() {
  const t = useText('companies')
  return (
    <Band folds id="malet" title={t('target.title')}>
      <p>{t('target.text')}</p>
      <ul>
        {(['stress', 'work', 'absence'] as const).map((id) => (
          <li key={id}>
            {t(`target.${id}`)} <span className="quiet">({t(`target.${id}.source`)})</span>
          </li>
        ))}
      </ul>
      <p>
        <PageLink to="/om-stress">{t('target.sources')}</PageLink>
      </p>
    </Band>
  )
}

function Meeting() {
  const t = useText('companies')
  const { supportPhone, supportPhoneLink } = useRunningSystem()
  return (
    <Band title={t('meeting.title')}>
      <p>{t('meeting.text')}</p>
      <p className="actions">
        <PageButton to={meeting}>{t('hero.meeting')}</PageButton>
        <a href={`tel:${supportPhoneLink}`}>{t('meeting.phone', { phone: supportPhone })}</a>
      </p>
    </Band>
  )
}
