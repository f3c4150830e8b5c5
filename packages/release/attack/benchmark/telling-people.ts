import type { Organisation } from '../organisation-file.ts'
import type { Random } from '../random.ts'

/** As many people as possible, but never more than `most` who stand in the same unit in the same round. */
export function tellingPeople(organisation: Organisation, most: number, random: Random): Set<string> {
  const placesOf = new Map<string, string[]>()
  for (const { id, members } of organisation.periods) {
    for (const { person, node } of members) {
      const places = placesOf.get(person) ?? []
      places.push(`${id} ${node}`)
      placesOf.set(person, places)
    }
  }
  const taken = new Map<string, number>()
  const telling = new Set<string>()
  const left = [...placesOf.keys()]
  while (left.length > 0) {
    const [person = ''] = left.splice(random.whole(0, left.length - 1), 1)
    const places = placesOf.get(person) ?? []
    if (places.some((place) => (taken.get(place) ?? 0) >= most)) continue
    for (const place of places) taken.set(place, (taken.get(place) ?? 0) + 1)
    telling.add(person)
  }
  return telling
}
