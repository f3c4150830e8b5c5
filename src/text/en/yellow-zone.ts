import type { yellowZone as sv } from '../sv/yellow-zone.ts'

export const yellowZone = {
  'yellow.title': 'Next step',
  'yellow.description': 'What you can do when there is more strain than is good in the long run.',
  'yellow.heading': 'Recover one step at a time',
  'yellow.lead': 'There is more strain than is good in the long run, and that can change.',
  'yellow.today': 'A break today',
  'yellow.today.text': 'Two minutes every hour helps, and you need free evenings too.',
  'yellow.today.pause': 'Take a micro pause now',
  'yellow.about.title': 'What the yellow zone says',
  'yellow.about.1':
    'The body can take a lot of stress in short periods. What wears you down is too little rest in between, and sleep and patience often show it first.',
  'yellow.about.3':
    'Often the cause lies in how work is organised, and then something at work needs to change too.',
  'yellow.deep': 'In-depth analysis',
  'yellow.deep.text':
    'It shows where the strain is greatest and what at work may lie behind it, in eight to twelve minutes.',
  'yellow.deep.link': 'Take the in-depth analysis',
  'yellow.programme': 'Structured programme',
  'yellow.programme.text':
    'Six modules, one a month, with short steps alongside work. The first week is open today.',
  'yellow.programme.link': 'Go to the programme',
  'yellow.talk': 'Contact HR or manager',
  'yellow.talk.text': 'You don’t have to say what you answered. Say what is too much and what would help.',
  'yellow.talk.ask': 'Ask HR, occupational health or our psychologist to get in touch',
  'yellow.more': 'Learn more',
  'yellow.more.link': 'Learn more about stress',

  'contact.legend': 'What do you want to bring up?',
  'contact.hint': 'Choose two or three lines, and you will have a draft to start from.',
  'contact.opening': 'Hello!',
  'contact.closing': 'Do you have half an hour this week?',
  'contact.line.noticed': 'I have noticed that I do not have time to recover between working days.',
  'contact.line.much': 'I have more to do than I can manage in working hours.',
  'contact.line.clear': 'I am unsure what matters most right now.',
  'contact.line.breaks': 'I am often interrupted and find it hard to finish things.',
  'contact.line.alone': 'I am rather alone with my tasks and have nobody to ask.',
  'contact.line.sleep': 'Work comes home with me, so I find it hard to relax.',
  'contact.line.priorities': 'I would like to go through what matters most in the next two weeks.',
  'contact.line.remove':
    'I would like to see if something can wait, be taken away or be shared with someone.',
  'contact.line.followUp': 'I would like us to have a short check-in every week for a while.',
  'contact.text': 'Your message',
  'contact.text.hint': 'Change it as you like. It is not sent or saved.',
  'contact.copy': 'Copy the text',
  'contact.copied': 'The text is copied. Paste it into an e-mail or a message.',
  'contact.notCopied': 'The browser would not copy. The text is selected, so you can do it yourself.',
} satisfies Record<keyof typeof sv, string>
