import type { PartId, PartScreen } from '#core/programme/stress-programme.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { placePath } from './programme-paths.ts'

type WayProps = {
  readonly part: PartId
  /** The screens of the part, in their order. */
  readonly screens: readonly PartScreen[]
}

/** A line through the screens of a part; those up to the current one are drawn in full. */
export function PartThread({ part, screens, current }: WayProps & { readonly current: PartScreen | null }) {
  const t = useText('stressProgramme')
  const at = Math.max(0, screens.indexOf(current ?? 'read'))
  return (
    <nav className="part-thread no-print" aria-label={t('part.screens')}>
      <ol>
        {screens.map((screen, position) => (
          <li key={screen} className={position <= at ? 'part-knot part-knot-reached' : 'part-knot'}>
            <PageLink
              to={placePath({ part, screen })}
              className="part-knot-link"
              aria-current={screen === current ? 'step' : undefined}
            >
              {t(`part.screen.${screen}`)}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Links to the next screen and back, below each screen. */
export function PartSteps({ part, screens, screen }: WayProps & { readonly screen: PartScreen }) {
  const t = useText('stressProgramme')
  const at = screens.indexOf(screen)
  const [before, after] = [screens[at - 1], screens[at + 1]]
  return (
    <p className="actions part-steps no-print">
      {after !== undefined && (
        <PageButton to={placePath({ part, screen: after })}>
          {t('part.forward', { screen: t(`part.screen.${after}`) })}
        </PageButton>
      )}
      {before !== undefined && (
        <PageButton kind="quiet" to={placePath({ part, screen: before })}>
          {t('part.back', { screen: t(`part.screen.${before}`) })}
        </PageButton>
      )}
    </p>
  )
}
