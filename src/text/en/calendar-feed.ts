import type { calendarFeed as sv } from '../sv/calendar-feed.ts'

export const calendarFeed = {
  'feed.event': 'Personal time',
  'feed.recovery': 'The recovery programme',
  'feed.title': 'The plan in your calendar',
  'feed.text':
    'Your calendar can follow your plan, your programme and the times you have booked signed in, from a secret address. When you change something, the calendar changes, usually within a day.',
  'feed.care':
    'Whoever has the address can see the times. Put it in your own calendar only, not in one that others at work can read.',
  'feed.twice': 'If you also open the calendar file of a booked time, it may stand there twice.',
  'feed.titled': 'Show what it is',
  'feed.titled.hint': 'Otherwise it only says “{title}”.',
  'feed.make': 'Make an address',
  'feed.address': 'Your secret address',
  'feed.once':
    'It is shown only now. Copy it, and choose to subscribe to a calendar in your calendar program.',
  'feed.copy': 'Copy the address',
  'feed.copied': 'The address is copied.',
  'feed.notCopied': 'It could not be copied. Select the address and copy it yourself.',
  'feed.open': 'Open in the calendar on this device',
  'feed.made': 'You have had an address since {date}.',
  'feed.fetched': 'A calendar last fetched it on {date}.',
  'feed.never': 'No calendar has fetched it yet.',
  'feed.shows.titles': 'It shows what each thing is.',
  'feed.shows.quiet': 'It only shows “{title}”.',
  'feed.replace': 'Change the address',
  'feed.replace.question': 'Change the address? Calendars with the old one stop following the plan.',
  'feed.replace.yes': 'Yes, change it',
  'feed.replace.no': 'No, keep it',
  'feed.replace.text':
    'Has somebody else got hold of the address? Change it. The old one stops working at once.',
  'feed.remove': 'Remove the address',
  'feed.remove.question': 'Remove the address? The calendar stops following the plan.',
  'feed.remove.yes': 'Yes, remove it',
  'feed.remove.no': 'No, keep it',
  'feed.removed':
    'The address is removed and no longer works. Remove the calendar in your calendar program too.',
} satisfies Record<keyof typeof sv, string>
