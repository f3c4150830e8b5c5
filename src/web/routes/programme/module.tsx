import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { modules, partsOf } from '#core/programme/stress-programme.ts'
import { dictionaries } from '#text/dictionaries.ts'
import { translate } from '#text/messages.ts'
import { ModuleView } from '#web/features/self/stress-programme/module-view.tsx'
import { modulePath } from '#web/features/self/stress-programme/programme-paths.ts'
import { furtherReadingsOf } from '#web/lib/content/read-further-reading.ts'
import { programmePartTitles } from '#web/lib/content/read-programme-part.ts'
import { onSight } from '#web/lib/on-sight.tsx'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { moduleTitles } from './programme-data.ts'
import { RecoveryFirst } from './recovery-first.tsx'

const ModuleTest = onSight(() => import('./module-test.tsx').then((part) => part.ModuleTest))

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'stressProgramme', 'ownDocument', 'result')
  const { language, path } = data.page
  const module = modules.find((one) => modulePath(one) === path) ?? modules[0]
  const titles = moduleTitles(language)
  const texts = dictionaries[language].stressProgramme
  return {
    ...data,
    head: {
      title: `${translate(texts, 'place.module', language, { module })}: ${titles[module - 1]}`,
      description: dictionaries[language].programme[`module.${module}.text`],
    },
    module,
    titles,
    parts: programmePartTitles(language, partsOf(module)),
    further: furtherReadingsOf(language, module),
    forms: shippedInstruments.map(({ id, version, title: name, reliableChange, limits }) => ({
      id,
      version,
      title: name[language],
      reliableChange,
      limits: limits.total,
    })),
  }
}

export const meta = ownMeta

/** A module of the programme: its parts, and the test at its end. */
export default function ProgrammeModulePage() {
  const { module, titles, parts, further, forms } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main page-tall">
      <RecoveryFirst />
      <ModuleView
        key={module}
        module={module}
        titles={titles}
        parts={parts}
        further={further}
        test={(begunOn, until) => <ModuleTest forms={forms} begunOn={begunOn} until={until} />}
      />
    </div>
  )
}
