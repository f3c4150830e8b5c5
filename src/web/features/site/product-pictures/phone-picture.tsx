import { useText } from '#web/lib/use-text.ts'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

/** The page Today on a phone, drawn in HTML: for a screen reader it is one image with one name. */
export function PhonePicture() {
  const t = useText('pictures')
  return (
    <figure className="picture">
      <div className="phone" role="img" aria-label={t('phone.label')}>
        <div className="phone-screen">
          <p className="phone-hello">{t('phone.hello')}</p>
          <div className="phone-water">
            <svg viewBox="0 0 300 120" preserveAspectRatio="none" aria-hidden="true">
              <path className="water-back" d="M0 52c50-8 100-8 150 0s100 8 150 0V120H0Z" />
              <path className="water-mid" d="M0 62c50 8 100 8 150 0s100-8 150 0V120H0Z" />
              <path className="water-front" d="M0 88c50-8 100-8 150 0s100 8 150 0V120H0Z" />
            </svg>
          </div>
          <ZoneMark zone="yellow" label={t('phone.zone')} />
          <p className="picture-quiet">{t('phone.since')}</p>
          <div className="phone-next">
            <p className="picture-quiet">{t('phone.next')}</p>
            <p className="phone-step">{t('phone.step')}</p>
            <p className="phone-do">{t('phone.do')}</p>
          </div>
          <ul className="phone-short">
            {(['1', '2', '3'] as const).map((at) => (
              <li key={at}>{t(`phone.short.${at}`)}</li>
            ))}
          </ul>
        </div>
        <ul className="phone-nav">
          {(['1', '2', '3', '4', '5'] as const).map((at) => (
            <li key={at}>{t(`phone.nav.${at}`)}</li>
          ))}
        </ul>
      </div>
      <figcaption className="small quiet">{t('phone.caption')}</figcaption>
    </figure>
  )
}
