import type { yellowZone as sv } from '../sv/yellow-zone.ts'

export const yellowZone = {
  'yellow.title': 'Next step',
  'yellow.description': 'What you can do when there is more strain than is good in the long run.',
  'yellow.heading': 'Recover one step at a time',
  'yellow.lead': 'There seems to be more strain than is good in the long run, but that can often change.',
  'yellow.today': 'A break today',
  'yellow.today.text':
    'Short breaks during the day help, two minutes every hour if you can, and you need free evenings too.',
  'yellow.today.pause': 'Take a micro pause now',
  'yellow.about.title': 'What the yellow zone means',
  'yellow.about.1':
    'The body can cope with a lot of stress for short periods. What wears you down is too little rest in between, and sleep and patience are often affected first.',
  'yellow.about.3':
    'The cause often lies in how work is organised, and then something at work needs to change too.',
  'yellow.deep': 'In-depth analysis',
  'yellow.deep.text':
    'The in-depth analysis takes eight to twelve minutes. It shows where the strain is greatest and what at work may lie behind it.',
  'yellow.deep.link': 'Take the in-depth analysis',
  'yellow.programme': 'Structured programme',
  'yellow.programme.text':
    'The programme has six modules, one a month, with short steps you can take alongside work. All parts are open.',
  'yellow.programme.link': 'Go to the programme',
  'yellow.talk': 'Contact HR or manager',
  'yellow.talk.text':
    'You don’t have to say what you answered. It’s enough to say what is too much and what would help.',
  'yellow.talk.button': 'Ask someone to get in touch',
  'yellow.talk.words': 'Get help with the words',
  'yellow.more.link': 'Learn more about stress',

  'contact.legend': 'What do you want to bring up?',
  'contact.hint': 'Choose two or three sentences to get a draft to work from.',
  'contact.opening': 'Hi!',
  'contact.closing': 'Do you have half an hour this week?',
  'contact.line.noticed': 'I’ve noticed that I don’t have time to recover between working days.',
  'contact.line.much': 'I have more to do than I can fit into my working hours.',
  'contact.line.clear': 'I’m not sure what matters most right now.',
  'contact.line.breaks': 'I’m often interrupted and find it hard to finish things.',
  'contact.line.alone': 'I’m rather alone with my tasks and have nobody to ask.',
  'contact.line.sleep': 'I find it hard to let go of work when I get home.',
  'contact.line.priorities': 'I’d like us to go through what matters most in the next two weeks.',
  'contact.line.remove':
    'I’d like us to see if anything can wait, be dropped or be shared with someone else.',
  'contact.line.followUp': 'I’d like us to have a short talk every week for a while.',
  'contact.text': 'Your message',
  'contact.text.hint': 'Change it as you like. It isn’t sent or saved from here.',
  'contact.copy': 'Copy the text',
  'contact.copied': 'The text has been copied. Paste it into an e-mail or a message.',
  'contact.notCopied':
    'The text couldn’t be copied automatically. It is selected, so you can copy it yourself.',
} satisfies Record<keyof typeof sv, string>
