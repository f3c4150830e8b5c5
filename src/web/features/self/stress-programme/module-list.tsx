import {
  type Module,
  modules,
  partsDone,
  partsOf,
  type StressProgramme,
} from '#core/programme/stress-programme.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { modulePath } from './programme-paths.ts'

type ModuleListProps = {
  /** What the six modules are called. */
  readonly titles: readonly string[]
  readonly document: StressProgramme
  /** The module that is being read. */
  readonly current?: Module
}

/** All modules, each open to anybody, and how many parts are done in those that are begun. */
export function ModuleList({ titles, document, current }: ModuleListProps) {
  const t = useText('stressProgramme')
  return (
    <section className="flow">
      <h2>{t('welcome.modules')}</h2>
      <ol className="programme-modules">
        {modules.map((module) => {
          const done = partsDone(document, partsOf(module))
          return (
            <li key={module}>
              <span className="small quiet own-line">{t('place.module', { module })}</span>
              <PageLink
                to={modulePath(module)}
                className="programme-part-link"
                aria-current={module === current ? 'page' : undefined}
              >
                {titles[module - 1]}
              </PageLink>
              {done > 0 && <span className="small quiet own-line">{t('module.progress', { done })}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
