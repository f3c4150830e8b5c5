import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, buttonClass } from '../ui/button/button.tsx'
import { useLanguage } from './language.tsx'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'style' | 'prefetch'> & {
  /** Address in the site map, `/om-stress`, without language; query and fragment may follow. */
  readonly to: string
}

/**
 * A link to a page of the product in the reader's language. Nothing is fetched before it is pressed: where the script of the other page does
 * not come, the router reloads this one, so a thumb that scrolled over a link without a network took the page away.
 */
export function PageLink({ to, ...link }: PageLinkProps) {
  const { pathTo } = useLanguage()
  // The router has all pages in its list, so it has none to discover.
  return <Link discover="none" {...link} to={pathTo(to)} />
}

/** A link that looks like a button: the main way forward of a page. */
export function PageButton({ kind, ...link }: PageLinkProps & { readonly kind?: ButtonKind }) {
  return <PageLink {...link} className={buttonClass(kind, link.className)} />
}
