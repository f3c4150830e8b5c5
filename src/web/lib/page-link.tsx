import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, buttonClass } from '../ui/button/button.tsx'
import { useLanguage } from './language.tsx'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'style'> & {
  /** Address in the site map, `/om-stress`, without language; query and fragment may follow. */
  readonly to: string
}

/** A link to a page of ours in the language being read. */
export function PageLink({ to, prefetch = 'intent', ...link }: PageLinkProps) {
  const { pathTo } = useLanguage()
  // All pages are in the router's list: none has to be discovered, and no link marked for it.
  return <Link prefetch={prefetch} discover="none" {...link} to={pathTo(to)} />
}

/** The same, looking like a button: the way forward of a page. */
export function PageButton({ kind, ...link }: PageLinkProps & { readonly kind?: ButtonKind }) {
  return <PageLink {...link} className={buttonClass(kind, link.className)} />
}
