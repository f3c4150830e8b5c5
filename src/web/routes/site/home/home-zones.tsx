import { useText } from '#web/lib/use-text.ts'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

const zones = [
  { zone: 'green', label: 'zones.green', text: 'zones.greenText' },
  { zone: 'yellow', label: 'zones.yellow', text: 'zones.yellowText' },
  { zone: 'red', label: 'zones.red', text: 'zones.redText' },
] as const

/** The three zones in words, never in colour alone. */
export function HomeZones() {
  const t = useText('home')
  return (
    <section className="page home-section" aria-labelledby="zones-title">
      <h2 id="zones-title">{t('zones.title')}</h2>
      <ul className="home-rows">
        {zones.map(({ zone, label, text }) => (
          <li key={zone} className="home-row">
            <ZoneMark zone={zone} label={t(label)} size="large" />
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
      <p className="small quiet home-after">{t('zones.note')}</p>
    </section>
  )
}
