import type { ReactNode } from 'react'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** Who sees what, the sentences that make it true, and how they stood when they were attacked. */
export function HomePromise({ children }: { readonly children: ReactNode }) {
  const t = useText('home', 'promise')
  return (
    <section id="vem-ser-vad" className="home-promise" aria-labelledby="promise-title">
      <div className="page home-promise-parts">
        <div>
          <h2 id="promise-title">{t('promise.title')}</h2>
          <p className="home-promise-lead">{t('promise.lead')}</p>
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
        <div className="home-proof">
          <div className="home-card">{children}</div>
          <p className="home-sentences">
            {t('promise.mixed')} {t('promise.upward')} {t('promise.refresh')} {t('promise.helpers')}
          </p>
          <p>
            <PageLink to="/about">{t('promise.more')}</PageLink>
          </p>
        </div>
      </div>
    </section>
  )
}
