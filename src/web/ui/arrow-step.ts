/**
 * Which way an arrow key goes by the eye, where things stand in a line in the direction that is read there: 1 to the next,
 * −1 to the one before, 0 for every other key. From right to left the next stands to the left.
 */
export function arrowStep(key: string, direction: string): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0
  return (key === 'ArrowRight') === (direction === 'rtl') ? -1 : 1
}
