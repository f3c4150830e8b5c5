/** A page as the build wrote it. */
export type BuiltPage = {
  /** Address, `/en/om-stress`. */
  readonly path: string
  readonly html: string
}

/**
 * Checks every built page before it may be served.
 * @returns a sentence for each fault.
 */
export function faultsInPage({ path, html }: BuiltPage): string[] {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const faults: string[] = []
  const styled = /<[^>]*\sstyle="[^>]*>/.exec(markup)?.[0]
  if (styled) faults.push(`${path} has a style attribute, which the security policy refuses: ${styled}`)
  const handler = /<[^>]*\son[a-z]+="[^>]*>/.exec(markup)?.[0]
  if (handler) faults.push(`${path} has an event attribute, which the security policy refuses: ${handler}`)
  const foreign = /<(?:script|link|img|source|iframe)\b[^>]*(?:src|href)="(?:https?:)?\/\/[^>]*>/.exec(
    markup.replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, ''),
  )?.[0]
  if (foreign) faults.push(`${path} fetches from elsewhere: ${foreign}`)
  const headings = markup.match(/<h1[\s>]/g)?.length ?? 0
  // The shell of a signed-in page may wait for the person before it has a heading.
  const mayWait = /<meta name="robots" content="noindex"/.test(html)
  if (headings > 1 || (headings === 0 && !mayWait))
    faults.push(`${path} has ${headings} first headings, not one`)
  if (!/<title>[^<]+<\/title>/.test(markup)) faults.push(`${path} has no title`)
  const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
  const twice = ids.filter((id, position) => ids.indexOf(id) !== position)
  if (twice.length > 0) faults.push(`${path} has the same id twice: ${[...new Set(twice)].join(', ')}`)
  return faults
}

/** Own addresses that a page links to, without query and fragment. */
export function linksOf({ html }: BuiltPage): string[] {
  const addresses = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"/][^"]*|\/)"/g)].map(([, href = '']) => href)
  return [...new Set(addresses.map((address) => address.replace(/[?#].*$/, '')))]
}
