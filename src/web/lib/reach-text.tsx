import { Fragment, type ReactNode } from 'react'
import { useRunningSystem } from './running-system.ts'

/** A sentence with links to the service's number and e-mail address. Neither is broken over two lines. */
export function ReachText({ text }: { readonly text: string }) {
  const { supportPhone, supportPhoneLink, supportEmail } = useRunningSystem()
  const phone = link(text, supportPhone, `tel:${supportPhoneLink}`)
  return phone.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <Fragment key={at}>
      {typeof part === 'string' ? link(part, supportEmail, `mailto:${supportEmail}`) : part}
    </Fragment>
  ))
}

function link(text: string, what: string, href: string): ReactNode[] {
  const [before = '', ...after] = what === '' ? [text] : text.split(what)
  return after.length === 0
    ? [text]
    : [
        before,
        <a key={what} href={href} className="one-line">
          {what}
        </a>,
        after.join(what),
      ]
}
