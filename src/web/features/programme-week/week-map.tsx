import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { MapForm } from './map-form.tsx'
import { type MapEntry, mostEntries, whereToBegin } from './week-notes.ts'

type WeekMapProps = {
  readonly map: readonly MapEntry[]
  readonly onChange: (map: readonly MapEntry[]) => void
}

/** The worksheet of the week: what takes strength, what gives it, and where that says to begin. */
export function WeekMap({ map, onChange }: WeekMapProps) {
  const t = useText('module1')
  const of = (kind: MapEntry['kind']) => map.filter((entry) => entry.kind === kind)
  const counts = { takes: of('takes').length, gives: of('gives').length }
  return (
    <>
      {map.length < mostEntries ? (
        <MapForm onAdd={(entry) => onChange([...map, entry])} />
      ) : (
        <Notice>{t('map.full')}</Notice>
      )}
      {map.length === 0 ? (
        <p className="quiet">{t('map.empty')}</p>
      ) : (
        <>
          <p>{t('map.picture', counts)}</p>
          <div className="week-map">
            {(['takes', 'gives'] as const).map((kind) => (
              <section key={kind} className={`week-${kind}`}>
                <h3>{t(`map.${kind}`)}</h3>
                <ul className="entries entries-plain">
                  {of(kind).map((entry) => (
                    <li key={`${entry.kind} ${entry.text}`} className="week-entry">
                      <span>
                        {entry.text}
                        {entry.influence !== null && (
                          <span className="small quiet own-line">{t(`map.${entry.influence}`)}</span>
                        )}
                      </span>
                      <TwoStepButton
                        kind="cross"
                        label={t('map.remove', { text: entry.text })}
                        question={t('map.remove.question', { text: entry.text })}
                        yes={t('map.remove.yes')}
                        no={t('map.remove.no')}
                        onConfirm={() => onChange(map.filter((other) => other !== entry))}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
      {map.length > 0 && <Beginning map={map} />}
    </>
  )
}

function Beginning({ map }: { readonly map: readonly MapEntry[] }) {
  const t = useText('module1')
  const beginning = whereToBegin(map)
  if (beginning.kind === 'more-needed') {
    return <Notice live>{t('map.moreNeeded', { count: beginning.count })}</Notice>
  }
  return (
    <Notice live kind="done" title={t('map.begin')}>
      <p>
        {beginning.kind === 'change'
          ? t(`map.beginWith.${beginning.influence}`, { text: beginning.text })
          : t('map.beginWith.no', { gives: beginning.gives.join(', ') })}
      </p>
    </Notice>
  )
}
