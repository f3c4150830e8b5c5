import { useText } from '#web/lib/use-text.ts'

/** A minute of breathing: when it is opened, CSS counts five breaths of 4, 2 and 6 seconds. */
export function HomeBreath() {
  const t = useText('home')
  return (
    <section id="andas" className="page home-section home-breathing" aria-labelledby="breath-title">
      <div className="flow">
        <h2 id="breath-title">{t('breath.title')}</h2>
        <p className="lead">{t('breath.text')}</p>
        <p className="small quiet">{t('breath.stop')}</p>
      </div>
      <div className="home-breath">
        <svg viewBox="0 0 600 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <g className="home-breath-water">
            <path
              className="water-back"
              d="M-60 226c60-10 120-10 180 0s120 10 180 0 120-10 180 0 120 10 180 0V560H-60Z"
            />
            <path
              className="water-mid"
              d="M-60 242c70-12 140-12 210 0s140 12 210 0 140-12 210 0 140 12 210 0V560H-60Z"
            />
          </g>
        </svg>
        <details>
          <summary className="button button-primary">
            <span className="home-breath-start">{t('breath.start')}</span>
            <span className="home-breath-end">{t('breath.end')}</span>
          </summary>
          <p className="home-breath-words" aria-hidden="true">
            <span className="home-breath-in">{t('breath.in')}</span>
            <span className="home-breath-hold">{t('breath.hold')}</span>
            <span className="home-breath-out">{t('breath.out')}</span>
            <span className="home-breath-done">{t('breath.done')}</span>
          </p>
        </details>
        <span className="home-breath-line" />
      </div>
    </section>
  )
}
