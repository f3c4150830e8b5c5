import type { techniques as sv } from '../sv/techniques.ts'

export const techniques = {
  'techniques.title': 'Seven acute techniques',
  'techniques.lead':
    'Choose one of the techniques. You don’t have to do them all, and there is no right or wrong way.',
  'techniques.needsScript':
    'You can read and do the techniques without JavaScript, but timers and notes need it.',
  'techniques.notKept':
    'The browser can’t save anything right now, so what you write disappears when you leave the page.',
  'techniques.kept':
    'What you write and choose here is saved in this browser and isn’t moved to your account.',
  'techniques.erase': 'Clear what I have written',
  'techniques.erase.question': 'Do you want to clear what you have written here? You can’t get it back.',
  'techniques.erase.yes': 'Yes, clear it',
  'techniques.erase.no': 'No, keep it',
  'count.start': 'Begin',
  'count.pause': 'Pause',
  'count.resume': 'Continue',
  'count.again': 'Once more',
  'count.left': '{time} left',

  pause: 'Pause breathing',
  'pause.time': 'One to three minutes',

  micro: 'Micro pause',
  'micro.time': 'Two minutes each hour',
  'micro.lead': 'Do four small steps of half a minute each. You can sit down if that feels better.',
  'micro.remind': 'Remind me every hour',
  'micro.remind.hint':
    'The reminder works as long as this page is open. It is silent and shown at the top of the page.',
  'micro.next': 'Next reminder: at {time}.',
  'micro.notify': 'Also show a notification from the browser',
  'micro.notify.hint': 'The browser asks you first. The notification only says that it is time for a break.',
  'micro.notify.refused':
    'The browser doesn’t allow notifications, but the reminder is still shown on this page.',
  'micro.due': 'Time for a break',
  'micro.due.text': 'Two minutes is enough.',
  'micro.due.take': 'Take the break now',
  'micro.due.skip': 'Not now',

  notice: 'Notice',
  'notice.time': 'Two minutes',
  'notice.lead':
    'The exercise helps you back to the present when your thoughts are racing. Press the button for each thing you find.',

  prioritise: 'Prioritise',
  'prioritise.time': 'Five minutes',
  'prioritise.lead':
    'Write down everything that is going round in your head, and then choose one thing for today. The rest can wait.',
  'prioritise.list': 'Everything going round in your head',
  'prioritise.list.hint': 'Write one thing on each line.',
  'prioritise.kept':
    'The list is saved in this browser only, even when you are signed in, and it stays here when you sign out. If others use the computer, clear the list when you are done.',
  'prioritise.erase': 'Clear the list',
  'prioritise.erase.question': 'Do you want to delete the list? You can’t get it back.',
  'prioritise.one': 'What is the one thing for today?',
  'prioritise.none': 'None of them. Today I’m resting.',
  'prioritise.result.one': 'Today: {thing}',
  'prioritise.result.none': 'Today you’re resting.',
  'prioritise.waits': '{count} {count|thing|things} can wait. You’ll find them here whenever you like.',

  news: 'Limit news',
  'news.time': 'It takes a minute to decide',
  'news.lead':
    'A constant flow of news makes it hard for the body to relax. Decide once when to read, and you won’t have to keep choosing all day.',
  'news.when': 'When will you read the news?',
  'news.when.never': 'Not at all today',
  'news.when.lunch': 'Once, at lunch',
  'news.when.afternoon': 'Once, late in the afternoon',
  'news.steps': 'Make it easier',
  'news.step.1': 'Turn off notifications from news and social media.',
  'news.step.2': 'Move the apps off the home screen.',
  'news.step.3': 'Leave the phone in another room in the evening.',
  'news.step.4': 'Tell the people you live with that you are taking a break from the news.',
  'news.result.never': 'You won’t read any news today. You’ll hear about what matters anyway.',
  'news.result.lunch': 'You’ll read once, at lunch, for ten minutes at most.',
  'news.result.afternoon': 'You’ll read once, late in the afternoon, for ten minutes at most.',
  'news.count': 'Count down ten minutes when you read.',
  'news.end': 'The ten minutes have passed, so you can put the news away now.',

  talk: 'Talk to someone',
  'talk.time': 'Five minutes',
  'talk.lead':
    'You don’t need a solution. It’s enough to say how things are. Choose a few sentences to start from.',
  'talk.legend': 'What do you want to say?',
  'talk.opening': 'Hi!',
  'talk.line.hard': 'I’m having a hard time right now and don’t want to be alone with it.',
  'talk.line.listen': 'You don’t have to solve anything. It’s enough that you listen.',
  'talk.line.call': 'Can we talk for a while today?',
  'talk.line.walk': 'Would you take a short walk with me?',
  'talk.line.help': 'I need help with something practical.',
  'talk.text': 'Your message',
  'talk.text.hint': 'Change it as you like. It isn’t saved.',
  'talk.copy': 'Copy the text',
  'talk.copied': 'The text has been copied.',
  'talk.notCopied':
    'The text could not be copied automatically. It is selected, so you can copy it yourself.',
  'talk.sms': 'Send as a text message',
  'talk.nobody': 'If you have nobody to call right now, you can call the numbers at the top of the page.',
  'talk.lines': 'Show the numbers',

  medical: 'Medical support',
  'medical.time': 'Call straight away, or prepare the call',
  'medical.lead':
    'Call 112 if it is an emergency. If you are unsure where to turn, call 1177. Tell them how long you have been feeling like this.',
  'medical.call1177': 'Call 1177',
  'medical.call112': 'Call 112',
  'medical.prepare': 'It’s easier to call with a few sentences in front of you.',
  'medical.legend': 'What do you want to tell them?',
  'medical.opening': 'I’m calling for help because things have been too much for a long time.',
  'medical.line.life': 'I have thoughts of not wanting to live.',
  'medical.line.long': 'I’ve been feeling like this for several weeks.',
  'medical.line.sleep': 'I sleep badly almost every night.',
  'medical.line.rest': 'I don’t feel any better from resting.',
  'medical.line.daily': 'I can’t manage everyday things.',
  'medical.line.memory': 'I forget things and find it hard to think.',
  'medical.line.body': 'I have physical symptoms, such as dizziness or pain.',
  'medical.line.worry': 'I’m worried or low for much of the day.',
  'medical.closing': 'I’d like an appointment for an assessment.',
  'medical.text': 'Text to have in front of you when you call',
} satisfies Record<keyof typeof sv, string>
