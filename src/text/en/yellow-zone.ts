import type { yellowZone as sv } from '../sv/yellow-zone.ts'

export const yellowZone = {
  'yellow.title': 'Next step',
  'yellow.description': 'What you can do when the strain has been greater than the recovery for a while.',
  'yellow.heading': 'Take back a little at a time',
  'yellow.lead':
    'The strain has been greater than the recovery for a while. That can change, one small step at a time.',
  'yellow.today': 'Start today',
  'yellow.today.text':
    'Take a micro pause of two minutes every hour. Stand up, look out of the window and breathe out slowly. Several short breaks during the day help, and you need free evenings too.',
  'yellow.today.pause': 'Take a micro pause now',
  'yellow.about.title': 'What the yellow zone says',
  'yellow.about.1':
    'The body can take a lot of stress in short periods. What wears you down is too little rest in between.',
  'yellow.about.2':
    'Common signs are sleeping worse, having less patience and having to work hard at things that usually come easily. Take the signs seriously, but do not be afraid of them.',
  'yellow.about.3':
    'Often the cause lies in how work is organised. Then more rest is not enough. Something at work needs to change too.',
  'yellow.actions': 'What we recommend',
  'yellow.deep': 'In-depth analysis',
  'yellow.deep.text':
    'It shows what weighs most, and what at work may lie behind it. It takes eight to twelve minutes.',
  'yellow.deep.link': 'Take the in-depth analysis',
  'yellow.programme': 'Structured programme',
  'yellow.programme.text':
    'Planned as six modules, one a month, with short steps alongside work. The first week is open today.',
  'yellow.programme.link': 'Go to the programme',
  'yellow.talk': 'Contact HR or manager',
  'yellow.talk.text':
    'You do not have to tell them what you answered. Say what is too much, and what would help. It is easier to say yes to something concrete.',
  'yellow.talk.ask': 'Ask HR, occupational health or our psychologist to get in touch',
  'yellow.more': 'Learn more',
  'yellow.more.text': 'What stress does to the body, what helps and when to seek care.',
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
