/** The free times closest to one that is taken: the nearest before and after it, earliest first. */
export function nearestSlots(slots: readonly Date[], wanted: Date, most: number): Date[] {
  const distance = (slot: Date) => Math.abs(slot.getTime() - wanted.getTime())
  return slots
    .toSorted((a, b) => distance(a) - distance(b) || a.getTime() - b.getTime())
    .slice(0, most)
    .toSorted((a, b) => a.getTime() - b.getTime())
}
