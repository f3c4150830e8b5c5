/** Our lectures and workshops, by the names of their files in content/…/lectures. */
export const lectureNames = [
  '1-stress-and-recovery',
  '2-early-signs',
  '3-sleep',
  '4-boundaries',
  '5-causes-at-work',
  '6-coming-back',
  '7-workshop-lighter-week',
  '8-workshop-talks',
] as const
export type LectureName = (typeof lectureNames)[number]

export const isLectureName = (name: string): name is LectureName =>
  (lectureNames as readonly string[]).includes(name)
