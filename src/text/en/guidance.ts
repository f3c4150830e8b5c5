import type { guidance as sv } from '../sv/guidance.ts'

/**
 * A participant's guidance: choosing a guide, the thread, sharing, pausing and ending. What guidance is and is not is in
 * content/en/guidance.md, the texts of the guide in `guide-desk.ts`.
 */
export const guidance = {
  title: 'Guidance',
  notCare:
    'Guidance isn’t health care, and it isn’t emergency help. Nobody reads in the evening, at weekends or on public holidays, so please call if it’s urgent.',
  noScript: 'This page needs JavaScript to show your guidance, but you can always call the numbers above.',
  about: 'How guidance works',
  'signIn.title': 'Sign in to choose a guide',
  'signIn.text': 'Guidance belongs to your account. Once you’ve signed in, you can choose who to write to.',
  'signIn.button': 'Sign in',

  'begin.title': 'Choose a guide',
  'begin.guide': 'Who would you like to write to?',
  'begin.hosp':
    'You can check a licence in HOSP, the register of the National Board of Health and Welfare. Call +46 75 247 30 00 and give the name or the number.',
  'begin.none.title': 'There’s no guide to choose right now',
  'begin.none':
    'The guides are away or have as many participants as they have time for. Please look here again in a week or so. If you’d like to talk to somebody before then, you can ask for support.',
  'begin.none.link': 'Ask for support',
  'begin.address.title': 'Add your private address first',
  'begin.address':
    'You sign in with an address that your employer has on its list. Anybody who can read that e-mail can sign in as you and read the guidance.',
  'begin.address.link': 'Add a private address',
  'begin.name': 'What would you like to be called?',
  'begin.name.hint': 'Your guide sees this name. A first name is enough.',
  'begin.consent':
    'I agree that my guide reads my messages and what I choose to share. I can withdraw my consent at any time by ending the guidance.',
  'begin.button': 'Start guidance',
  'begin.busy': 'One moment …',
  'begin.error.guide': 'Choose who you’d like to write to.',
  'begin.error.name': 'Write what you’d like to be called, in 80 characters at most.',
  'begin.error.consent': 'Tick the box if you want your guide to be able to read.',

  'guide.title': 'Your guide',
  'guide.licence': 'Licence {licence}',
  'guide.promise': 'You get an answer within two working days.',
  'guide.away': '{name} is away until {day}. Meanwhile {standIn} reads and answers.',
  'guide.away.alone': '{name} is away until {day} and will answer after that.',
  'guide.book': 'Book an appointment',

  'talk.title': 'Book an appointment with {name}',
  'talk.text': 'You talk by phone or by video link. Choose a time, and fill in the rest in the next step.',
  'talk.all': 'See all of {name}’s available times',
  'talk.none':
    '{name} has no available times right now. Write here that you’d like to talk, and you’ll find a time together.',
  'talk.others': 'See times with one of our colleagues',

  'thread.title': 'Your messages',
  'thread.empty':
    'Write a few lines about how things are and what you’re hoping for. If you’d rather talk first, you can book an appointment.',
  'thread.earlier': 'Show {count} earlier {count|message|messages}',
  'thread.you': 'You',
  'thread.at': '{day} at {time}',
  'thread.unread': 'New',
  'thread.due': 'You’ll have an answer by {day}.',
  'thread.late':
    'The answer is late. It was due by {day}, and those of us who run the service learn that an answer is delayed.',
  'thread.lost':
    'This message can’t be read any more, because the key to it is lost. The rest of the page works as usual.',
  'thread.letter': 'Closing letter',
  'thread.proposal': 'Suggestions for your plan',

  'write.label': 'Write to {name}',
  'write.hint':
    'Up to 4,000 characters. Files can’t be sent. If you have no internet connection, the message is sent once you’re connected again and this page or Today is open.',
  'write.left': '{count} characters left',
  'write.button': 'Send',
  'write.empty': 'Write something before you send.',
  'write.tooLong': 'The message is too long. Please shorten it to 4,000 characters at most.',
  'write.sent': 'Your message is the last one in the thread.',
  'write.waiting':
    'Waiting to be sent. It happens once you have an internet connection and this page or Today is open.',
  'write.sending': 'Sending …',
  'write.signIn': 'Sign in again, and the message will be sent.',
  'write.refused': 'The message couldn’t be sent',
  'write.back': 'Put the text back in the box',

  'plan.title': 'Your plan that lasts',
  'plan.text':
    'The plan is yours. Your guide sees it and can suggest lines, but only you can change it. It’s shared when you save it, and deleted if you stop sharing it.',
  'plan.label': 'What do you want to keep doing?',
  'plan.hint': 'Write one thing on each line, up to 40 lines.',
  'plan.tooMuch': 'Shorten the plan to 40 lines with 300 characters each at most.',
  'plan.save': 'Save and share the plan',
  'plan.take': 'Add to my plan',

  'share.title': 'What you share',
  'share.text': 'Your guide sees your messages and what is ticked here.',
  'share.kinds': 'Weekly checks and plan',
  'share.weekly-check': 'Your weekly checks in the programme',
  'share.recovery-check': 'Your weekly checks in recovery',
  'share.recovery-plan': 'Your plan that lasts',
  'share.worksheets': 'Your worksheets',
  'share.worksheets.none':
    'You can also share worksheets that you’ve filled in. So far you haven’t filled in any.',
  'share.follows':
    'When you change something you share, your guide sees the change the next time you open this page or Today.',
  'share.lost': 'Something that can’t be read any more',

  'preview.title': 'What your guide sees',
  'preview.button': 'See it as your guide does',
  'preview.none': 'You share nothing but your messages.',
  'preview.close': 'Close',
  'shared.weekly-check': 'The weekly check of the stress management programme',
  'shared.recovery-check': 'The weekly check of the recovery programme',
  'shared.recovery-plan': 'The plan that lasts',
  'shared.course': 'Strain according to the weekly check',
  'shared.course.note': 'The scale goes from 1 to 5, and higher up means more strain.',
  'shared.checks.none': 'There’s no weekly check here yet.',
  'shared.at': 'Shared {day}',

  'phone.title': 'Phone number',
  'phone.text':
    'You can leave a number so that your guide can call if they fear for your life. It isn’t used for anything else, and it’s deleted when the guidance ends.',
  'phone.label': 'Your phone number, if you like',
  'phone.error': 'Enter the phone number in digits.',
  'phone.save': 'Save the number',
  'phone.remove': 'Delete the number',

  'handOver.title': 'Your guide suggests a change',
  'handOver.text':
    '{name} would like to hand over to {to}, who could then read your messages, what you share and the notes about you. Nothing changes unless you want it to.',
  'handOver.accept': 'Change to {to}',
  'handOver.decline': 'No thanks',
  'gone.title': 'Your guide can no longer read',
  'gone.text':
    'Nobody reads what you’ve written. You can choose a new guide, who can then read it and the last guide’s notes, or end the guidance.',
  'change.label': 'New guide',
  'change.choose': 'Choose who',
  'change.button': 'Change guide',
  'change.none': 'There’s no other guide to choose right now. Please look here again in a week or so.',
  'leave.title': 'You’ve left your employer',
  'leave.text': 'Guidance goes on until {day}, so that you have time to finish.',
  'letter.title': 'You’ve received your closing letter',
  'letter.text': 'You can write to each other until {day}. After that the guidance ends by itself.',

  'paused.title': 'Your guidance is paused',
  'paused.text': 'Your guide can’t read anything meanwhile. Everything is still here when you continue.',
  'paused.resume': 'Continue the guidance',

  'stop.title': 'Pause or end',
  'stop.pause.text':
    'When you pause, your guide can’t read any more from that moment. Continue when you like.',
  'stop.pause': 'Pause the guidance',
  'stop.plan.text':
    'If you’d like to end without a hurry, you can ask for a closing letter. Two weeks after the letter, the guidance ends.',
  'stop.plan': 'Ask for a closing letter',
  'stop.planned': 'You’ve asked for a closing letter. You’ll have it within two working days.',
  'stop.end': 'End now',
  'stop.end.question':
    'Do you want to end? Your guide can’t read any more from that moment. You can read the messages for another six months, and then they’re deleted.',
  'stop.end.yes': 'Yes, end it',
  'stop.end.no': 'No, continue',
  'stop.failed': 'It couldn’t be saved',

  'ended.title': 'The guidance has ended',
  'ended.text': 'Since {day}, no guide can read this. You can read it for six months, and then it’s deleted.',
  'ended.plan': 'Your plan',
  'ended.print': 'Print or save the plan',
  'ended.again': 'Choose a guide again',
} satisfies Record<keyof typeof sv, string>
