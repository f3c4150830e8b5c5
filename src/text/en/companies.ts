import type { companies as sv } from '../sv/companies.ts'

export const companies = {
  title: 'Calmer working days without singling anyone out',
  description:
    'Employees get a self-assessment and support, HR gets figures on groups and causes, and managers get lectures and coaching. The employer is never given anyone’s answers.',
  lead: 'Employees get support as soon as they have answered. HR sees where the strain is high and which causes at work groups point to, but is never told what any one person answered.',
  'hero.meeting': 'Book free meeting',
  'hero.demo': 'See demo',

  'proof.title': 'How you know that the protection holds',
  'proof.text':
    'We attack the figures that HR gets ourselves, because that is how you see whether a protection holds. Here is the most important result, with its limit.',
  'proof.link': 'See the whole review',
  'product.title': 'What it looks like',
  'product.lead':
    'HR works with groups and causes, while employees get their own result and something to do the same day.',
  'product.demo': 'Click around in the demo',

  'benefits.title': 'What you gain',
  'benefit.sickLeave': 'Reduce sick leave',
  'benefit.sickLeave.text': 'Up to 30 per cent is a target, not a measured result.',
  'benefit.sickLeave.link': 'Read what research says',
  'benefit.wellbeing': 'Increase wellbeing',
  'benefit.wellbeing.text': 'Everyone gets advice and exercises that fit how they are doing right now.',
  'benefit.prevention': 'Preventive measures',
  'benefit.prevention.text':
    'Regular surveys show which way things are going, so you can change the work in good time.',
  'benefit.overview': 'Clear overview for HR',
  'benefit.overview.text':
    'Groups, causes and trends are on one page, and every figure is based on at least eight answers.',

  'target.title': 'The target, and what we know',
  'target.text':
    'We aim for up to 30 per cent lower sick leave. That is a target, not a measured result. In research, digital stress programmes with support from a person have lowered perceived stress, but the effect on sick leave is uncertain and our service has not been evaluated for it.',
  'target.stress':
    'Across 26 comparisons, digital programmes lowered stress, and the effect was largest when somebody followed up. In programmes of nine weeks or more it was not statistically significant.',
  'target.stress.source': 'Heber and others, 2017',
  'target.work':
    'In a Swedish study, only the group that took steps at work had fewer sick days. Long-term sick leave did not differ between the groups.',
  'target.work.source': 'NCT05240495, 182 people',
  'target.absence': 'In another study stress fell, but absence was no different between the groups.',
  'target.absence.source': 'Ebert and others, 2016',
  'target.sources': 'All sources',

  'solutions.title': 'What is included',
  'solution.assessment': 'Digital self-assessment',
  'solution.assessment.text':
    'The twelve questions take a few minutes, and the result comes straight away. Anyone who wants to know more can also answer questions about causes at work.',
  'solution.support': 'Individualised support',
  'solution.support.text':
    'The result is in the green, yellow or red zone and leads to exercises and a personal action plan. In the red zone there is a six-week programme with one small step a day.',
  'solution.insights': 'HR and leadership insights',
  'solution.insights.text':
    'You see published figures for groups, with no filters or free text that could single anyone out. You can download the figures for your own risk assessment.',
  'solution.managers': 'Management support',
  'solution.managers.text':
    'Managers can book a lecture on early signs, a workshop where they practise difficult conversations, and coaching of their own.',

  'law.title': 'How it fits your work-\u2060environment duties',
  'law.text':
    'Since 1 January 2025 the Swedish rules have been in AFS 2023:1 and AFS 2023:2. You must investigate, assess risks, act and follow up, together with the safety representative. The service is one way to investigate at group level, but it doesn’t meet the duty on its own.',
  'law.voluntary': 'Answering is voluntary. You get no list of who has answered, and no individual answers.',
  'law.how': 'How we protect the answers',
  'law.kit': 'Ready-made texts before a survey',
  'law.causes': 'Measures for each cause',

  'premium.title': 'Premium: more support when needed',
  'premium.text': 'For organisations that also want personal support for employees and managers.',
  'premium.talk': 'Assessment talk',
  'premium.talk.text':
    'The employee meets a licensed therapist (a psychologist or psychotherapist) who helps them find out what they need. It can take place before the programme starts. The employer isn’t told what is said.',
  'premium.plan': 'Recovery plan',
  'premium.plan.text': 'The employee gets a plan to follow step by step, and someone who follows it up.',
  'premium.coaching': 'Management coaching',
  'premium.coaching.text':
    'Managers get support with conversations and decisions, but are told nothing about individual answers.',
  'premium.coaching.book': 'Book coaching for managers',

  'meeting.title': 'Book a meeting',
  'meeting.text':
    'We show you the service, answer questions about security and make a proposal. The meeting takes half an hour and costs nothing.',
  'meeting.phone': 'Or call us: {phone}',
} satisfies Record<keyof typeof sv, string>
