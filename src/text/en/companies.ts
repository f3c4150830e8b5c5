import type { companies as sv } from '../sv/companies.ts'

export const companies = {
  title: 'Calmer working days, with nobody singled out',
  description:
    'Self-assessment and support for employees. Groups and causes for HR. Lectures and coaching for managers. Never one person’s answers.',
  lead: 'Employees get support straight away. HR sees where the strain is, and which causes at work groups point to. Nobody sees what any one person answered.',
  'hero.meeting': 'Book free meeting',
  'hero.demo': 'See demo',

  'benefits.title': 'What you gain',
  'benefit.sickLeave': 'Reduce sick leave',
  'benefit.sickLeave.text': 'Up to 30 per cent is a target, not a measured result.',
  'benefit.sickLeave.link': 'Read what research says',
  'benefit.wellbeing': 'Increase wellbeing',
  'benefit.wellbeing.text': 'Advice and exercises that fit how each person is doing today.',
  'benefit.prevention': 'Preventive measures',
  'benefit.prevention.text':
    'Regular rounds show which way things are going, before anyone has to be off sick.',
  'benefit.overview': 'Clear overview for HR',
  'benefit.overview.text':
    'Groups, causes and trends on one page. Every figure is based on at least eight answers.',

  'target.title': 'The target, and what we know',
  'target.text':
    'We aim for up to 30 per cent lower sick leave. That is a target, not a measured result. In research, guided digital stress programmes have lowered perceived stress. The effect on sick leave is uncertain, and our service has not been evaluated for it.',
  'target.stress':
    'Across 26 comparisons, digital programmes lowered stress. The effect was largest when a person gave support along the way.',
  'target.stress.source': 'Heber and others, 2017',
  'target.work':
    'In a Swedish study, people who took steps at work had fewer sick days. Long-term sick leave did not differ.',
  'target.work.source': 'NCT05240495, 182 people',
  'target.absence': 'In another study stress fell, but absence was the same in both groups.',
  'target.absence.source': 'Ebert and others, 2016',
  'target.sources': 'All sources',

  'solutions.title': 'What is included',
  'solution.assessment': 'Digital self-assessment',
  'solution.assessment.text':
    'Twelve questions in a few minutes, or a deeper analysis that includes causes at work. The result comes straight away.',
  'solution.support': 'Individualised support',
  'solution.support.text':
    'Green, yellow or red zone, with exercises and a personal action plan. In the red zone there are six weeks of recovery, one small step a day.',
  'solution.insights': 'HR and leadership insights',
  'solution.insights.text':
    'Published group figures, with no filters and no free text. You can download them for your own risk assessment.',
  'solution.managers': 'Management support',
  'solution.managers.text':
    'A lecture on early signs, a workshop on conversations that help, and coaching you can book.',
  'solutions.picture': 'Eight answers or more become one figure. No single answer goes any further.',

  'law.title': 'How it fits your work-\u2060environment duties',
  'law.text':
    'Since 1 January 2025 the Swedish rules have been in AFS 2023:1 and AFS 2023:2. You must investigate, assess risks, act and follow up, together with the safety representative. The service is one way to investigate at group level. It does not meet the duty on its own.',
  'law.voluntary': 'Answering is voluntary. You get no list of who has answered, and no individual answers.',
  'law.how': 'How we protect the answers',

  'premium.title': 'Premium: more support when needed',
  'premium.text': 'For those who want people with them all the way.',
  'premium.talk': 'Assessment talk',
  'premium.talk.text':
    'A talk with a licensed therapist who helps the person see what they need. It stays between the two of them.',
  'premium.plan': 'Recovery plan',
  'premium.plan.text': 'The person gets a plan of their own, step by step, and someone who follows up.',
  'premium.coaching': 'Management coaching',
  'premium.coaching.text':
    'Managers get support with conversations and decisions, without learning anything about anyone’s answers.',
  'premium.coaching.book': 'Book coaching for managers',

  'meeting.title': 'Book a meeting',
  'meeting.text':
    'We show you the service, answer questions about security and make a proposal. It takes half an hour and is free of charge.',
  'meeting.phone': 'Or call us: {phone}',
} satisfies Record<keyof typeof sv, string>
