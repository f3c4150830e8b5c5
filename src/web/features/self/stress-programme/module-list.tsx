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
  /** Titles of the six modules. */
  readonly titles: readonly string[]
  readonly document: StressProgramme
  /** The module of the page. */
  readonly current?: Module
}

/** All modules, each open to everybody, with the number of finished parts in those that are begun. */
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
