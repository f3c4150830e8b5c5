import type { zones as sv } from '../sv/zones.ts'

export const zones = {
  'zone.green': 'Green zone',
  'zone.yellow': 'Yellow zone',
  'zone.red': 'Red zone',
  'tab.label': 'Parts of this page',
  'tab.overview': 'Overview',
  'tab.exercises': 'Exercises',
  'tab.plan': 'Action plan',
  'tab.acute': 'Acute techniques',
  'more.stress': 'Learn more about stress',
  'more.profile': 'Take the stress profile',
  notDiagnosis: 'The zone is not a diagnosis. It shows how your answers relate to reference values.',

  'checkup.button': 'Schedule check-up',
  'checkup.day': 'Day',
  'checkup.time': 'Time',
  'checkup.private':
    'You get a file for your calendar. It only says “Own time”. The date is kept in this browser.',
  'checkup.event': 'Own time',
  'checkup.file': 'own-time.ics',
  'checkup.kept': 'Your check-up: {date}, at {time}',
  'checkup.due': 'It is time for your check-up',
  'checkup.kept.text': 'Then you take the stress profile again and see whether something has changed.',
  'checkup.notKept': 'The browser could not keep the date. The calendar file still holds.',
  'checkup.again': 'Download the calendar file again',
  'checkup.change': 'Choose another time',
  'checkup.error': 'Error:',
  'checkup.wrong.day': 'Choose a day.',
  'checkup.wrong.past': 'Choose a time that has not passed.',
  'checkup.wrong.time': 'Write a time, for example 09:00.',
} satisfies Record<keyof typeof sv, string>
