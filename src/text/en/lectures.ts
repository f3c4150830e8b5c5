import type * as sv from '../sv/lectures.ts'

export const lectures = {
  title: 'Lectures and workshops',
  description:
    'Six lectures and two workshops about stress and recovery at work. They take one to two hours.',
  lead: 'In one to two hours the group gets a shared picture of stress and recovery, which makes it easier to do something about it.',
  heading: 'Lectures and work\u00adshops',
  'list.title': 'Choose a lecture or workshop',
  'filter.legend': 'Show for',
  'filter.all': 'Everyone',
  'filter.employees': 'Employees',
  'filter.managers': 'Managers',
  'filter.hr': 'HR and safety representatives',
  'kind.lecture': 'Lecture',
  'kind.workshop': 'Workshop',
  'lecture.aim': 'Afterwards',
  'lecture.audience': 'For whom',
  'lecture.length': 'Length',
  'lecture.format': 'Format',
  'lecture.outline': 'Outline',
  'lecture.book': 'Book a lecture',
  'lecture.book.which': 'Book a lecture: {title}',
  'workshop.book': 'Book a workshop',
  'workshop.book.which': 'Book a workshop: {title}',
  'good.title': 'Good to know',
  'good.language': 'All are available in Swedish and English.',
  'good.sources': 'The speaker gives sources and says what is uncertain.',
  'good.private': 'Nobody has to tell the group about themselves.',
  'good.price': 'You get the price in a quote. Tell us how many you are and when you want to meet.',
} satisfies Record<keyof typeof sv.lectures, string>

export const lectureTitles = {
  'lecture.1-stress-and-recovery': 'Stress and recovery',
  'lecture.2-early-signs': 'Seeing the signs in time',
  'lecture.3-sleep': 'Sleeping better with the job you have',
  'lecture.4-boundaries': 'Boundaries when work is always near',
  'lecture.5-causes-at-work': 'From figures to action',
  'lecture.6-coming-back': 'Coming back to work',
  'lecture.7-workshop-lighter-week': 'Workshop: a lighter week',
  'lecture.8-workshop-talks': 'Workshop: conversations that help',
} satisfies Record<keyof typeof sv.lectureTitles, string>
