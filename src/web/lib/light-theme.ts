/** The product has one theme. Whatever an extension or an old visit left behind is removed. */
export function forceLightTheme(): void {
  const page = document.documentElement
  page.classList.remove('dark')
  page.style.colorScheme = 'light'
}
