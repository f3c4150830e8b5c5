import type { contactOffer as sv } from '../sv/contact-offer.ts'

/** Beside the own result, where the organisation has chosen contact rules: an offer, or a button. */
export const contactOffer = {
  'talk.offer.title': 'Would you like somebody to get in touch?',
  'talk.offer.text':
    'You can talk to HR, occupational health or our psychologist. You choose who should get in touch, and will have an answer within the promised time.',
  'talk.offer.alone':
    'Only you see this question, and your result is never sent. Nobody else learns that you were asked, or that you say no.',
  'talk.guidance.open':
    'You already have a guide, and you can also write to them. The answer can take two working days, so please call if it’s urgent.',
  'talk.guidance.open.link': 'Write to your guide',
  'talk.guidance.possible':
    'Would you rather write than talk? Then you can choose a guide who reads what you share and replies in writing within two working days.',
  'talk.guidance.possible.link': 'Read about guidance',
  'talk.offer.each': 'We ask each time, so a yes applies to this call only.',
  'talk.offer.yes': 'Yes, I want to talk to somebody',
  'talk.offer.no': 'No thanks',
  'talk.declined': 'All right. If you change your mind, we are still here.',
  'talk.button.title': 'Would you like to talk to somebody?',
  'talk.button.text': 'You can ask HR, occupational health or our psychologist to get in touch.',
  'talk.button': 'Ask for a call',
  'talk.open': 'You have already asked somebody to get in touch.',
  'talk.open.link': 'See the status',
} satisfies Record<keyof typeof sv, string>
