import type { guideDesk as sv } from '../sv/guide-desk.ts'

/** A guide's desk: participants who wait for an answer, the thread beside the shared copies, and the guide's own notes. */
export const guideDesk = {
  title: 'Guidance',
  description: 'The participants you guide, with those who are waiting for an answer first.',
  lead: 'Here you can see who is waiting for an answer and what’s new since you last read.',

  'list.count': 'You have {count} of at most {limit} participants.',
  'list.empty': 'No participant has chosen you yet.',
  'list.waiting': 'Waiting for an answer',
  'list.rest': 'Everybody else',
  'list.nothing': 'Nobody is waiting for an answer right now.',
  'list.noName': 'The name can’t be read',
  'list.due': 'Answer by {day}',
  'list.late': 'Late: the answer was due by {day}',
  'list.news': '{count} new',
  'list.flag.worse-weeks': 'Two worse weeks in a row',
  'list.flag.no-sign': 'Hasn’t been in touch for three weeks',
  'list.flag.letter': 'Has asked for a closing letter',
  'list.standIn': 'You’re standing in',
  'list.paused': 'Paused by the participant',
  'list.ends': 'Ends {day}',
  'list.offered': 'Asked about changing to {name}',
  'list.minutes': '{minutes} {minutes|minute|minutes} in all',
  'list.course.label': 'Strain',
  'list.course': 'Strain in the latest weekly checks, on the scale from 1 to 5: {values}',

  'thread.back': 'All participants',
  'thread.title': 'Messages',
  'thread.empty': 'The participant hasn’t written anything yet.',
  'thread.you': 'You',
  'thread.since': 'Participant since {day}',
  'thread.gone': 'You can’t read this guidance any more',
  'thread.gone.text': 'The participant has ended it or changed guides.',
  'thread.paused': 'The participant has paused the guidance',
  'thread.paused.text': 'You can read and answer again when the participant continues.',

  'answer.label': 'Your answer to {name}',
  'answer.hint': 'Up to 4,000 characters. The text stays in this tab until you’ve sent it.',
  'answer.placeholder': 'Fill in or remove what’s in square brackets.',
  'answer.more': 'Suggestions for the plan, and closing letter',
  'answer.proposal': 'Lines you suggest for the participant’s plan',
  'answer.proposal.hint': 'Write one thing on each line. The participant decides whether to add them.',
  'answer.proposal.error': 'Shorten the suggestion to 40 lines with 300 characters each at most.',
  'answer.letter': 'This is the closing letter',
  'answer.letter.hint': 'The guidance ends by itself two weeks after the letter.',
  'answer.button': 'Send the answer',
  'answer.busy': 'Sending …',
  'answer.sent': 'The answer has been sent.',
  'answer.empty': 'Write something before you send.',
  'answer.tooLong': 'The answer is too long. Please shorten it to 4,000 characters at most.',
  'answer.conflict.title': 'Somebody has already answered',
  'answer.conflict.text':
    'This answer was sent while you were writing. Your text is still in the box, so you can change it, delete it or send it anyway.',
  'answer.conflict.send': 'Send my answer too',
  'answer.come.title': 'A new message has come while you were writing',
  'answer.come.text':
    'It’s the last one among the messages. If you send the answer without having read it, it’s still waiting for an answer.',
  'answer.come.read': 'I’ve read it',

  'blocks.title': 'Text templates',
  'blocks.hint': 'The text goes into your answer, where you change it before you send.',
  'blocks.part': 'Part of the programme',
  'blocks.general': 'General',
  'blocks.week': 'Recovery, week {week}',
  'blocks.insert': 'Insert',

  'shared.title': 'What the participant shares',
  'shared.none': 'The participant shares nothing but the messages.',

  'danger.link': 'If somebody writes about suicide',
  'danger.steps': 'What to do, step by step',
  'danger.step.1':
    'If there’s a number, call it and ask directly: “Are you thinking about ending your life?” Also ask whether they have hurt themselves, have a plan or have anything near to hurt themselves with, where they are and whether anybody is with them.',
  'danger.step.2':
    'Call 112 if they have hurt themselves, have a plan for the coming hours, or don’t answer and you fear for their life. Say the name, the number and the place.',
  'danger.step.3':
    'If it’s less urgent, make sure that somebody is with them. Help them to get to a psychiatric emergency department or to call 1177.',
  'danger.step.4':
    'If you have no number or get no answer, send the text template “When you’re worried and get no answer”, try again and call the technician, who can find the name and the e-mail address. Don’t wait for that before you call 112.',
  'danger.step.5': 'Tell the responsible psychologist the same day. Never call the employer.',
  'danger.title': 'If somebody writes about suicide',
  'danger.text':
    'Call the participant before you write. Call 112 if you can’t reach them and fear for their life. Then note what you did and when.',
  'danger.phone': 'The participant’s number:',
  'danger.noPhone': 'The participant hasn’t left a number here.',

  'notes.title': 'Your notes',
  'notes.label': 'Notes about the participant',
  'notes.hint': 'The participant doesn’t see them here, but gets them when downloading their data.',
  'notes.lost': 'What was written here can’t be read any more, because the key to it is lost.',
  'notes.save': 'Save the notes',
  'notes.saved': 'The notes are saved.',
  'notes.tooLong': 'The notes are too long. Please shorten them to {limit} characters at most.',
  'notes.overtaken':
    'The notes have been changed somewhere else. This is what they say there. If you save again, your text replaces it.',

  'time.title': 'Time',
  'time.label': 'Minutes today',
  'time.total': '{minutes} {minutes|minute|minutes} in all.',
  'time.save': 'Save the time',
  'time.saved': 'The time is saved.',
  'time.error': 'Write the number of minutes in digits, from 0 to 600.',

  'handOver.title': 'Hand over to a colleague',
  'handOver.text':
    'The participant is asked first. Your colleague sees nothing until the participant has agreed.',
  'handOver.to': 'Colleague',
  'handOver.choose': 'Choose a colleague',
  'handOver.button': 'Ask the participant',
  'handOver.waiting': 'The participant has been asked about changing to {name}.',
  'handOver.cancel': 'Withdraw the question',
  'handOver.none': 'No colleague has room right now.',
  'handOver.error': 'Choose who you’d like to hand over to.',

  'absence.title': 'Your absence',
  'absence.text':
    'Participants see that you’re away and who reads and answers meanwhile. During that time nobody can book the hours that you have every week. Hours you have published for a single day can still be booked, and appointments that are already booked stay in your calendar.',
  'absence.until': 'Away until',
  'absence.standIn': 'Stand-in',
  'absence.until.hint':
    'At most {count} days. If you’re away for longer, you need to hand over your participants.',
  'absence.choose': 'Choose a colleague',
  'absence.none':
    'You need a stand-in, and right now there’s no colleague who can read and answer. Contact those who run the service.',
  'absence.away': 'You’re away until {day}. Meanwhile {name} reads and answers.',
  'absence.away.alone': 'You’re away until {day}, and nobody answers meanwhile.',
  'absence.save': 'Save the absence',
  'absence.end': 'I’m back',
  'absence.saved': 'The absence is saved.',
  'absence.ended': 'The absence has ended.',
  'absence.error': 'Choose a day from today until {day}.',
  'absence.error.standIn': 'Choose who reads and answers meanwhile.',

  'book.text':
    'You can suggest an appointment in your answer. The participant sees your available times below the box for messages and books there. The times come from your calendar.',
  'book.link': 'Open the calendar',
  failed: 'It couldn’t be saved',
} satisfies Record<keyof typeof sv, string>
