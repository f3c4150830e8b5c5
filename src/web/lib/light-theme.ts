/** The product has one theme: removes a theme that an extension or an old visit has set. */
export function forceLightTheme(): void {
  const page = document.documentElement
  page.classList.remove('dark')
  page.style.colorScheme = 'light'
}
