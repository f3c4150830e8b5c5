/**
 * The direction of an arrow key in a row of items: 1 to the next, −1 to the one before, 0 for every other key. In text from
 * right to left the next item is to the left.
 */
export function arrowStep(key: string, direction: string): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0
  return (key === 'ArrowRight') === (direction === 'rtl') ? -1 : 1
}
