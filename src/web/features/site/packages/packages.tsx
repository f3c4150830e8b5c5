import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** Each package with the target of its button. */
const offered = [
  { id: 'lecture', to: '/boka?typ=forelasning' },
  { id: 'profile', to: '/stressprofil' },
  { id: 'programme', to: '/stresshanteringsprogram' },
  { id: 'premium', to: '/kontakta-oss' },
] as const

const most = 'programme'

/** The four packages side by side: purpose, contents, and button. */
export function Packages() {
  const t = useText('packages')
  return (
    <div className="packages">
      {offered.map(({ id, to }) => (
        <section key={id} className={id === most ? 'package package-popular' : 'package'}>
          <p className="package-mark">{id === most && t('packages.popular')}</p>
          <h3>{t(`package.${id}`)}</h3>
          <p className="quiet">{t(`package.${id}.text`)}</p>
          <ul>
            {([1, 2, 3] as const).map((number) => (
              <li key={number}>{t(`package.${id}.has.${number}`)}</li>
            ))}
            {id === 'premium' && <li>{t('package.premium.option')}</li>}
          </ul>
          <p className="small quiet">{t('packages.price')}</p>
          <PageButton to={to} kind={id === most ? 'primary' : 'quiet'}>
            {t(`package.${id}.button`)}
          </PageButton>
        </section>
      ))}
    </div>
  )
}
