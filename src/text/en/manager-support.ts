import type { managerSupport as sv } from '../sv/manager-support.ts'

export const managerSupport = {
  'talks.title': 'Conversation guides',
  'checklists.title': 'Checklists',
  'result.title': 'Your team’s result',
  'result.measures': 'Measures for each cause',
  for: 'Conversation guides and checklists are for managers, HR and owners in organisations that use the service. Anybody can read the rest of the page.',
  back: 'Manager support',
  'coaching.title': 'Coaching for managers',
  'coaching.text':
    'In a 50-minute talk you can prepare a difficult conversation, or go through one you’ve had. Talk about your own part, so that no employee can be recognised.',
  'coaching.book': 'Book coaching',
  'guide.print': 'Print the guide',
  'notes.title': 'Your notes',
  'notes.warning':
    'Don’t write names or anything about anybody’s health. Only note what you are going to prepare, ask about and do at work.',
  'notes.label': 'Notes on this guide',
  'notes.hint':
    'They’re stored in this browser and aren’t sent to us. Anybody who uses the same computer and the same user account on it can read them.',
  'notes.delete': 'Delete the notes',
  'notes.delete.question': 'Do you want to delete your notes on this guide? This can’t be undone.',
  'ticks.count': '{done} of {all} done.',
  'ticks.warning':
    'What you tick is stored in this browser and isn’t sent to us. Don’t write names or anything about anybody’s health on the printout.',
  'ticks.print': 'Print the checklist',
  'ticks.delete': 'Start the list again',
  'ticks.delete.question': 'Do you want to clear every tick in the list? This can’t be undone.',
  'delete.yes': 'Delete',
  'delete.no': 'Cancel',
  notKept: 'Your browser isn’t storing anything right now. Print the page if you want to keep it.',
} satisfies Record<keyof typeof sv, string>
