import { capital } from '#text/capital.ts'
import type { DemoFigures } from '#web/lib/content/read-demo-figures.ts'
import { useText } from '#web/lib/use-text.ts'
import { ShareBar } from '#web/ui/charts/share-bar.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

/** HR's overview on a laptop, drawn in HTML from the released figures of the simulated organisation. */
export function LaptopPicture({ figures }: { readonly figures: DemoFigures }) {
  const t = useText('pictures')
  const { total, level, answers, participation } = figures
  const organisation = t('laptop.organisation')
  return (
    <figure className="picture">
      <div
        className="laptop"
        role="img"
        aria-label={t('laptop.label', { organisation, total, level, answers: capital(answers) })}
      >
        <ul className="laptop-nav">
          {(['1', '2', '3', '4', '5', '6'] as const).map((at) => (
            <li key={at}>{t(`laptop.nav.${at}`)}</li>
          ))}
        </ul>
        <div className="laptop-screen">
          <p className="laptop-finding">
            <strong>{organisation}</strong> {t('laptop.finding', { total, level })}
          </p>
          <p className="picture-quiet">
            {t('laptop.answered', { answers: capital(answers), participation: capital(participation) })}
          </p>
          <div className="laptop-zones">
            <ShareBar shares={figures.shares} />
            <ul>
              {figures.zones.map(({ zone, word, shown }) => (
                <li key={zone}>
                  <ZoneMark zone={zone} label={word} />
                  <span>{shown}</span>
                </li>
              ))}
            </ul>
          </div>
          <ul className="laptop-units">
            <li className="picture-quiet">
              <span>{t('laptop.unit')}</span>
              <span>{t('laptop.total')}</span>
              <span>{t('laptop.cause')}</span>
            </li>
            {figures.units.map(({ name, score, cause }) => (
              <li key={name}>
                <span>{name}</span>
                {score === null ? (
                  <span className="laptop-hidden">{t('laptop.hidden')}</span>
                ) : (
                  <>
                    <span className="laptop-score">{score}</span>
                    <span>{cause}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className="small quiet">{t('laptop.caption', { organisation })}</figcaption>
    </figure>
  )
}
