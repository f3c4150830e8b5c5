/** The logo of the product: still water in a round gauge. */
export function BrandMark({ className = 'brand-mark' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="M3.2 17.5c3.2-2.4 5.3-2.4 8.5 0s5.4 2.4 8.6 0 5.3-2.4 8.5 0A13 13 0 0 1 3.2 17.5Z"
        fill="currentColor"
      />
    </svg>
  )
}
