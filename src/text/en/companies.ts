import type { companies as sv } from '../sv/companies.ts'

export const companies = {
  title: 'Calmer working days, with nobody singled out',
  description:
    'Self-assessment and support for employees. Groups and causes for HR. Lectures and coaching for managers. Never a single person’s answers.',
  lead: 'Employees get support at once. HR sees where it wears, and which causes at work the groups point at. Nobody gets to see what a single person answered.',
  'hero.meeting': 'Book free meeting',
  'hero.demo': 'See demo',

  'benefits.title': 'What you gain',
  'benefit.sickLeave': 'Reduce sick leave',
  'benefit.sickLeave.text': 'Our target is up to 30 per cent. It is a target, not a measured result.',
  'benefit.sickLeave.link': 'Read what research says',
  'benefit.wellbeing': 'Increase wellbeing',
  'benefit.wellbeing.text': 'Advice and exercises that fit how that very person is doing today.',
  'benefit.prevention': 'Preventive measures',
  'benefit.prevention.text': 'Recurring rounds show which way things are going, before somebody is away.',
  'benefit.overview': 'Clear overview for HR',
  'benefit.overview.text':
    'Groups, causes and trends on one page. Every figure is built on at least eight answers.',

  'target.title': 'The target, and what we know',
  'target.text':
    'We aim at up to 30 per cent lower sick leave. It is a target, not a measured result. In research, guided digital stress programmes have lowered perceived stress. The effect on sick leave is uncertain, and our service has not been evaluated for it.',
  'target.stress':
    'When 26 comparisons were put together, digital programmes lowered stress. The effect was largest when a person followed up.',
  'target.stress.source': 'Heber and others, 2017',
  'target.work':
    'Steps that are about work gave fewer sick days in a Swedish study. Long sick leave did not differ.',
  'target.work.source': 'NCT05240495, 182 people',
  'target.absence': 'In another study stress fell, but absence did not differ between the groups.',
  'target.absence.source': 'Ebert and others, 2016',
  'target.sources': 'All sources',

  'solutions.title': 'What is included',
  'solution.assessment': 'Digital self-assessment',
  'solution.assessment.text':
    'Twelve questions in a few minutes, or a deeper analysis with causes at work. The result comes at once.',
  'solution.support': 'Individualised support',
  'solution.support.text':
    'Green, yellow or red zone, with exercises and an own action plan. In the red zone there are six weeks of recovery, one small step a day.',
  'solution.insights': 'HR and leadership insights',
  'solution.insights.text':
    'Published group figures, never filters or free text. They can be fetched as a file, for your own risk assessment.',
  'solution.managers': 'Management support',
  'solution.managers.text': 'A lecture on early signs, a workshop on talks that help, and coaching to book.',
  'solutions.picture': 'Eight answers or more become one figure. No single answer goes any further.',

  'law.title': 'How it fits your work-\u2060environment duties',
  'law.text':
    'Since 1 January 2025 the Swedish rules are found in AFS 2023:1 and AFS 2023:2. You are to investigate, assess risks, act and follow up, together with the safety representative. The service is one way to investigate at group level. It does not fulfil the duty by itself.',
  'law.voluntary':
    'Answering is voluntary. You get no list of who has answered, and no answers of single people.',
  'law.how': 'How we protect the answers',

  'premium.title': 'Premium: more support when needed',
  'premium.text': 'For you who want people with you all the way.',
  'premium.talk': 'Assessment talk',
  'premium.talk.text':
    'A talk with a licensed therapist who helps the person see what is needed. The talk stays between the two.',
  'premium.plan': 'Recovery plan',
  'premium.plan.text': 'The person gets a plan of their own, step by step, and somebody who follows up.',
  'premium.coaching': 'Management coaching',
  'premium.coaching.text':
    'The manager gets support in talks and decisions, without learning anything about a person’s answers.',
  'premium.coaching.book': 'Book coaching for managers',

  'meeting.title': 'Book a meeting',
  'meeting.text':
    'We show the service, answer questions about security and make a proposal. The meeting takes half an hour and costs nothing.',
  'meeting.phone': 'Or call us: {phone}',
} satisfies Record<keyof typeof sv, string>
