import type { yellowZone as sv } from '../sv/yellow-zone.ts'

export const yellowZone = {
  'yellow.title': 'Next step',
  'yellow.description': 'What you can do when the strain has been greater than the recovery for a while.',
  'yellow.heading': 'Take back a little at a time',
  'yellow.lead':
    'The strain has been greater than the recovery for a while. That can change, one small step at a time.',
  'yellow.today': 'Already today',
  'yellow.today.text':
    'Take a micro pause of two minutes every hour. Stand up, look out and breathe out slowly. Short pauses often are what helps, not one long pause in the evening.',
  'yellow.about.title': 'What the yellow zone says',
  'yellow.about.1':
    'The body can take a lot of stress in short periods. What wears you down is when rest cannot keep up.',
  'yellow.about.2':
    'Common signs are sleeping worse, having less patience and having to try hard at things that usually come easily. Take the signs seriously, without being afraid of them.',
  'yellow.about.3':
    'Often the cause lies in how work is organised. Then it is not enough that you rest more. Something at work needs to change too.',
  'yellow.actions': 'What we recommend',
  'yellow.deep': 'In-depth analysis',
  'yellow.deep.text':
    'It shows where it weighs most, and what at work may lie behind it. It takes eight to twelve minutes.',
  'yellow.deep.link': 'Take the in-depth analysis',
  'yellow.programme': 'Structured programme',
  'yellow.programme.text':
    'Laid out as six modules, one a month, with short steps beside work. Today you can open the first week.',
  'yellow.programme.link': 'To the programme',
  'yellow.talk': 'Contact HR or manager',
  'yellow.talk.text':
    'You need not tell what you have answered. Say what is too much, and what would help. A concrete suggestion is easier to say yes to.',
  'yellow.talk.ask': 'Ask HR, occupational health or our psychologist to get in touch',
  'yellow.more': 'Learn more',
  'yellow.more.text': 'About what stress does to the body, what helps and when you should seek care.',
  'yellow.more.link': 'Learn more about stress',

  'contact.legend': 'What do you want to bring up?',
  'contact.hint': 'Choose two or three lines, and you get a text to start from.',
  'contact.opening': 'Hello!',
  'contact.closing': 'Do you have half an hour this week?',
  'contact.line.noticed': 'I have noticed that I do not have time to recover between working days.',
  'contact.line.much': 'I have more to do than I can manage in working hours.',
  'contact.line.clear': 'I am unsure what matters most right now.',
  'contact.line.breaks': 'I am often interrupted and find it hard to finish things.',
  'contact.line.alone': 'I am rather alone with my tasks and miss someone to ask.',
  'contact.line.sleep': 'Work comes home with me, so I find it hard to relax.',
  'contact.line.priorities': 'I would like to go through what matters most in the next two weeks.',
  'contact.line.remove':
    'I would like to see if something can wait, be taken away or be shared with someone.',
  'contact.line.followUp': 'I would like us to check in for a short while every week for some time.',
  'contact.text': 'Your message',
  'contact.text.hint': 'Change it as you like. It is not sent from here and not kept.',
  'contact.copy': 'Copy the text',
  'contact.copied': 'The text is copied. Paste it into an e-mail or a message.',
  'contact.notCopied': 'The browser would not copy. The text is selected, so you can do it yourself.',
} satisfies Record<keyof typeof sv, string>
