import type { mail as sv } from '../sv/mail.ts'

export const mail = {
  'footer.why': 'You get this mail because your address was used in {brand}.',
  'footer.noReply': 'Replies to this mail are not read.',
  'link.fallback': 'Does the button not work? Copy the address into your browser:',
  'code.subject': 'Your code for {brand}',
  'code.heading': 'Your code',
  'code.lead': 'Type the code on the page where you sign in. It works once, for {minutes} minutes.',
  'code.link': 'Sign in',
  'code.linkLead': 'You can also open the page from here. Nothing happens until you choose Sign in there.',
  'code.notYou': 'You did not ask for a code? Then you need not do anything. Never give the code to anyone.',
  'invitation.subject': 'A few questions for you',
  'invitation.heading': 'How are things at work?',
  'invitation.lead':
    '{organisation} asks how you and your colleagues are doing just now. It takes a few minutes.',
  'invitation.link': 'Answer the questions',
  'invitation.closes': 'You can answer until {day} at {time}.',
  'invitation.alone': 'Nobody at your workplace can read your answers.',
  'invitation.mixed': 'Your answers are always shown mixed with those of at least {others} others.',
  'invitation.free': 'It is up to you whether you answer.',
  'invitation.personal': 'The link is your own and works once. Please do not pass it on.',
} satisfies Record<keyof typeof sv, string>
