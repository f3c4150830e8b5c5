import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, buttonClass } from '../ui/button/button.tsx'
import { useLanguage } from './language.tsx'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'style'> & {
  /** Address in the site map, `/om-stress`, without language; query and fragment may follow. */
  readonly to: string
}

/** A link to a page of the product in the reader's language. */
export function PageLink({ to, prefetch = 'intent', ...link }: PageLinkProps) {
  const { pathTo } = useLanguage()
  // The router has all pages in its list, so it has none to discover.
  return <Link prefetch={prefetch} discover="none" {...link} to={pathTo(to)} />
}

/** A link that looks like a button: the main way forward of a page. */
export function PageButton({ kind, ...link }: PageLinkProps & { readonly kind?: ButtonKind }) {
  return <PageLink {...link} className={buttonClass(kind, link.className)} />
}
