import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** Who sees what. Attacks on it have pages of their own, so that readers meet the promise before the risk. */
export function HomePromise() {
  const t = useText('home')
  return (
    <section id="vem-ser-vad" className="home-promise" aria-labelledby="promise-title">
      <div className="page home-promise-parts">
        <div className="home-promise-head">
          <h2 id="promise-title">{t('promise.title')}</h2>
          <p className="home-promise-lead">{t('promise.lead')}</p>
          <p>
            <PageLink to="/about">{t('promise.more')}</PageLink>
          </p>
        </div>
        <dl className="home-sight">
          <div>
            <dt>{t('promise.you')}</dt>
            <dd>{t('promise.youSee')}</dd>
          </div>
          <div>
            <dt>{t('promise.hr')}</dt>
            <dd>{t('promise.hrSees')}</dd>
          </div>
          <div>
            <dt>{t('promise.nobody')}</dt>
            <dd>{t('promise.nobodySees')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
