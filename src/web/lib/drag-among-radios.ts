/**
 * Lets a pointer drag through a column of radio buttons: the nearest one is chosen. Pressing and arrow keys work without it.
 * Used by React and by the script of static pages.
 */
export function dragAmongRadios(column: HTMLElement): void {
  const choose = (y: number) => {
    const away = (radio: HTMLElement) => {
      const { top, height } = radio.getBoundingClientRect()
      return Math.abs(top + height / 2 - y)
    }
    const [nearest] = [...column.querySelectorAll('input')].sort((one, other) => away(one) - away(other))
    if (nearest === undefined || nearest.checked) return
    nearest.checked = true
    nearest.focus({ preventScroll: true })
  }
  column.addEventListener('pointerdown', ({ pointerId, clientY }) => {
    column.setPointerCapture(pointerId)
    choose(clientY)
  })
  column.addEventListener('pointermove', ({ pointerId, clientY }) => {
    if (column.hasPointerCapture(pointerId)) choose(clientY)
  })
}
