import type { calendarFeed as sv } from '../sv/calendar-feed.ts'

export const calendarFeed = {
  'feed.event': 'Personal time',
  'feed.recovery': 'The recovery programme',
  'feed.programme': 'The stress management programme',
  'feed.title': 'Your plan in your calendar',
  'feed.text':
    'With a secret address, your calendar can show your plan, your programme and the appointments you booked while signed in. When you change something, the calendar is updated, usually within a day.',
  'feed.care':
    'Anyone who has the address can see the times, so only add it to your own calendar and not to one that others at work can read.',
  'feed.twice': 'If you also open the calendar file of an appointment, it may be shown twice.',
  'feed.titled': 'Show what the times are for',
  'feed.titled.hint': 'Otherwise it only says “{title}”.',
  'feed.make': 'Create an address',
  'feed.address': 'Your secret address',
  'feed.once':
    'The address is shown only now. Copy it and choose to subscribe to a calendar in your calendar app.',
  'feed.copy': 'Copy the address',
  'feed.copied': 'The address has been copied.',
  'feed.notCopied': 'The address couldn’t be copied. Select it and copy it yourself.',
  'feed.open': 'Open in the calendar on this device',
  'feed.elsewhere':
    'Many Android phones can’t open the address in the calendar. If yours can’t, you can add it to Google Calendar on a computer, and the plan will appear on your phone too. You can also download the plan as a file, but the file isn’t updated when you change something.',
  'feed.file': 'Download the plan as a file',
  'feed.made': 'You created the address on {date}.',
  'feed.fetched': 'A calendar last fetched it on {date}.',
  'feed.never': 'No calendar has fetched it yet.',
  'feed.shows.titles': 'The calendar shows what the times are for.',
  'feed.shows.quiet': 'The calendar only shows “{title}”.',
  'feed.replace': 'Change the address',
  'feed.replace.question':
    'Do you want to change the address? Calendars with the old address will stop following the plan.',
  'feed.replace.yes': 'Yes, change it',
  'feed.replace.no': 'No, keep it',
  'feed.replace.text':
    'Change the address if somebody else has got hold of it. The old one then stops working at once.',
  'feed.remove': 'Remove the address',
  'feed.remove.question': 'Do you want to remove the address? The calendar will stop following the plan.',
  'feed.remove.yes': 'Yes, remove it',
  'feed.remove.no': 'No, keep it',
  'feed.removed':
    'The address has been removed and no longer works. Remove the calendar from your calendar app too.',
} satisfies Record<keyof typeof sv, string>
