/** Titles of the lectures, as in content/sv/lectures: for e-mails, and for pages that show a requested lecture. */
export const lectureTitles = {
  'lecture.1-stress-and-recovery': 'Stress och återhämtning',
  'lecture.2-early-signs': 'Se tecknen i tid',
  'lecture.3-sleep': 'Sov bättre med jobbet du har',
  'lecture.4-boundaries': 'Gränser när jobbet alltid är nära',
  'lecture.5-causes-at-work': 'Från siffror till åtgärder',
  'lecture.6-coming-back': 'Tillbaka till jobbet',
  'lecture.7-workshop-lighter-week': 'Workshop: en lättare vecka',
  'lecture.8-workshop-talks': 'Workshop: samtal som hjälper',
} as const
