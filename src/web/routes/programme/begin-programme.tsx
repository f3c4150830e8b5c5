import { useState } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import { firstModule } from '#core/programme/first-module.ts'
import { enrol } from '#core/programme/follow-programme.ts'
import { type Module, modules } from '#core/programme/stress-programme.ts'
import { browserResults, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { newestFirst } from '#web/features/self/results/own-result.ts'
import type { OwnProgramme } from '#web/features/self/stress-programme/use-stress-programme.ts'
import { useAccount } from '#web/lib/account/use-account.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { StartForm } from '#web/lib/start-form.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select/select.tsx'

type BeginProgrammeProps = {
  readonly own: OwnProgramme
  /** Null until the page runs in a browser. */
  readonly today: Day | null
  /** Titles of the six modules. */
  readonly titles: readonly string[]
}

const dayMs = 24 * 3600 * 1000

/** Chooses when to begin, and with which module: by default the one that fits the energy map or the latest result. */
export function BeginProgramme({ own, today, titles }: BeginProgrammeProps) {
  const t = useText('stressProgramme')
  const account = useAccount('results')
  const { value: kept } = useStored(browserResults)
  const [chosen, setChosen] = useState<Module | null>(null)
  if (account.asking) return <Waiting />
  const [latest] = newestFirst(resultsShownTo(kept, account.personId ?? null), account.results)
  const suggested = firstModule(
    own.document.worksheets['stress-map'],
    latest
      ? { result: latest.result, ageInDays: Math.floor((Date.now() - Date.parse(latest.takenAt)) / dayMs) }
      : null,
  )
  const first = chosen ?? suggested.module
  return (
    <StartForm
      today={today}
      onStart={(day) => own.change((document) => enrol(document, day, first))}
      className="surface with-script"
      words={{
        legend: t('start.legend'),
        today: t('start.today'),
        later: t('start.later'),
        day: t('start.day'),
        dayHint: t('start.day.hint'),
        button: t('start.button'),
        choose: t('start.choose'),
        past: t('start.past'),
      }}
      more={
        <Select
          id="start-module"
          label={t('first.label')}
          hint={whyFirst(t, suggested)}
          value={`${first}`}
          onChange={(event) => setChosen(Number(event.target.value) as Module)}
          options={modules.map((module) => ({
            value: `${module}`,
            label: `${t('place.module', { module })}: ${titles[module - 1]}`,
          }))}
        />
      }
    >
      {t('kept.intro')}
    </StartForm>
  )
}

function whyFirst(
  t: ReturnType<typeof useText<'stressProgramme'>>,
  { module, why }: ReturnType<typeof firstModule>,
): string {
  if (why === 'map' && (module === 2 || module === 3 || module === 4 || module === 5))
    return t(`first.map.${module}`)
  if (why === 'result' && (module === 2 || module === 4 || module === 5)) return t(`first.result.${module}`)
  return t('first.none')
}
