/**
 * Which way an arrow key goes by the eye, where things stand in a line in the direction the page is read: 1 to the next, −1
 * to the one before, 0 for every other key. In a page from right to left the next stands to the left.
 */
export function arrowStep(key: string, direction = document.dir): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0
  return (key === 'ArrowRight') === (direction === 'rtl') ? -1 : 1
}
