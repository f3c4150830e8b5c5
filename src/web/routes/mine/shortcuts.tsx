import { workIcons } from '#web/lib/frames/work-icons.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { ownIcons } from '#web/ui/icon/own-icons.ts'

const shortcuts = [
  { icon: ownIcons.exercises, to: '/ovningar?ovning=andas', text: 'today.breathe' },
  { icon: workIcons.write, to: '/ovningar?ovning=prioritera', text: 'today.write' },
  { icon: workIcons.support, to: '/stod', text: 'today.support' },
] as const

/** Quick links to what helps right now. */
export function Shortcuts() {
  const t = useText('mine')
  return (
    <nav aria-label={t('shortcuts.title')}>
      <ul className="shortcuts">
        {shortcuts.map(({ icon, to, text }) => (
          <li key={to}>
            <PageLink to={to}>
              <Icon drawing={icon} />
              <span>{t(text)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
