/** The share of those invited who got an invitation: all, 75 % or more, half or more, or fewer. */
export const deliveryBands = ['all', 'most', 'half', 'few'] as const
export type DeliveryBand = (typeof deliveryBands)[number]

/** A unit of a frozen list: how many are invited in it, and how many of them got the invitation. */
type InvitedUnit = {
  readonly id: string
  readonly parentId: string | null
  readonly invited: number
  readonly delivered: number
}

export type DeliveredUnit<Unit> = Unit & {
  /** The unit whose band counts these people: this one, or one above where they are too few. Null: too few at the top too. */
  readonly countedIn: string | null
  /** The band of the people whom this unit counts, with those of small units below. Null: counted in another unit, or in none. */
  readonly band: DeliveryBand | null
}

/**
 * The units with people to count. A unit with fewer invited than the smallest group is counted in the unit above. Every
 * person is in at most one band, so subtracting two bands reveals nothing.
 * @param units parents before children
 */
export function deliveryByUnit<Unit extends InvitedUnit>(
  units: readonly Unit[],
  smallestGroup: number,
): DeliveredUnit<Unit>[] {
  const waiting = new Map(units.map(({ id, invited, delivered }) => [id, { ids: [id], invited, delivered }]))
  const counted = new Map<string, { readonly top: string; readonly band: DeliveryBand }>()
  const none = new Set<string>()
  for (const { id, parentId } of units.toReversed()) {
    const group = waiting.get(id)
    if (!group) continue
    if (group.invited === 0) for (const each of group.ids) none.add(each)
    else if (group.invited >= smallestGroup) {
      const band = bandOf(group.delivered, group.invited)
      for (const each of group.ids) counted.set(each, { top: id, band })
    } else if (parentId !== null) {
      const above = waiting.get(parentId)
      above?.ids.push(...group.ids)
      if (above) {
        above.invited += group.invited
        above.delivered += group.delivered
      }
    }
  }
  return units.flatMap((unit) => {
    if (none.has(unit.id)) return []
    const group = counted.get(unit.id)
    return [{ ...unit, countedIn: group?.top ?? null, band: group?.top === unit.id ? group.band : null }]
  })
}

function bandOf(delivered: number, invited: number): DeliveryBand {
  if (delivered >= invited) return 'all'
  if (4 * delivered >= 3 * invited) return 'most'
  return 2 * delivered >= invited ? 'half' : 'few'
}
