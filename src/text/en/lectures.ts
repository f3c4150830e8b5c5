import type { lectures as sv } from '../sv/lectures.ts'

export const lectures = {
  title: 'Lectures and workshops',
  description: 'Six lectures and two workshops about stress and recovery at work. One to two hours.',
  lead: 'One to two hours that give the group words in common. That makes it easier to do something about stress.',
  heading: 'Lectures and work\u00adshops',
  'lectures.title': 'Lectures',
  'workshops.title': 'Workshops',
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
  'good.sources': 'The speaker gives sources, and says what is uncertain.',
  'good.private': 'Nobody has to tell the group about themselves.',
  'good.price': 'Price on request. Tell us how many you are and when you want to meet.',
} satisfies Record<keyof typeof sv, string>
