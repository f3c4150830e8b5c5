import type { ComponentProps } from 'react'

/** primary: the main action. quiet: a secondary one. plain: looks like a link, acts like a button. */
export type ButtonKind = 'primary' | 'quiet' | 'plain'

/** The look of a button, for links that are the way forward too. */
export function buttonClass(kind: ButtonKind = 'primary', extra = ''): string {
  return `button button-${kind} ${extra}`.trim()
}

type ButtonProps = Omit<ComponentProps<'button'>, 'style'> & {
  readonly kind?: ButtonKind
  /** Work is under way: the button says so, stays focusable, and ignores presses. */
  readonly busy?: boolean
}

export function Button({ kind, busy = false, className, type = 'button', onClick, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={buttonClass(kind, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

type LinkButtonProps = Omit<ComponentProps<'a'>, 'style'> & { readonly kind?: ButtonKind }

/** A link that looks like a button. For pages of the product use `PageButton` of lib. */
export function LinkButton({ kind, className, ...link }: LinkButtonProps) {
  return <a {...link} className={buttonClass(kind, className)} />
}
