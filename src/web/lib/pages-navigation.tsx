import { PageLink } from './page-link.tsx'

type PagesNavigationProps<Path extends string> = {
  readonly label: string
  readonly pages: readonly { readonly path: Path; readonly title: string }[]
  readonly here: Path
}

/** Navigation between a few related pages: a row of links, with the current page marked. Not printed. */
export function PagesNavigation<Path extends string>({ label, pages, here }: PagesNavigationProps<Path>) {
  return (
    <nav aria-label={label} className="pages-navigation no-print">
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <PageLink to={path} aria-current={path === here ? 'page' : undefined}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
