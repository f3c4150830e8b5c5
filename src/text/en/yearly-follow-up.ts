import type { yearlyFollowUp as sv } from '../sv/yearly-follow-up.ts'

export const yearlyFollowUp = {
  title: 'Yearly follow-up',
  description:
    'Follow up how the systematic work-environment management has worked during the year, with what the service already knows and your own words.',
  lead: 'Once a year the employer must follow up how the systematic work-environment management works (AFS 2023:1). What the service already knows is here, and HR writes the rest together with the safety representative.',
  of: '{organisation}, {year}',
  year: 'Which year is it about?',
  answer: 'How it has worked here',
  'answer.improvements': 'What we’ll do',
  empty: 'Nothing has been written yet.',
  save: 'Save the follow-up',
  saving: 'Saving…',
  saved: 'The follow-up is saved',
  'newer.title': 'Somebody else saved while you were writing',
  'newer.text':
    'What you have written is still here and hasn’t been saved. Where you have both answered the same question, what is saved stands beside your answer, and if you save, your version applies. In the other questions you see what is saved.',
  'newer.added':
    'What you have written is still here and hasn’t been saved. In the other questions you now see what the other person has saved. Save again when you have read it.',
  'newer.answer': 'Saved by somebody else: {words}',
  'newer.empty': 'empty',
  never: 'Nothing has been saved for this year yet.',
  changed: 'Last saved on {date}.',
  print: 'Print the follow-up',
  plan: 'To the work-environment action plan',
  'sign.employer': 'For the employer, date and name:',
  'sign.representative': 'The safety representative has taken part, date and name:',
  'policy.title': 'Goals and policy',
  'policy.text':
    'Is there a work environment policy, does everyone know of it, and have this year’s goals been met?',
  'tasks.title': 'Tasks and knowledge',
  'tasks.text':
    'Have the work environment tasks been assigned in writing, and do those who have them have the time, authority and knowledge?',
  'cooperation.title': 'Cooperation',
  'cooperation.text':
    'Have employees and safety representatives taken part when working conditions were investigated and measures chosen?',
  'investigation.title': 'Investigation',
  'investigation.text': 'Have working conditions been investigated during the year, physical ones included?',
  'risks.title': 'Risk assessment',
  'risks.text': 'Have the risks been assessed in writing, also before changes?',
  'measures.title': 'Measures',
  'measures.text':
    'Have the measures been carried out and have they helped, and is there a plan for those that remain?',
  'incidents.title': 'Incidents, accidents and mistreatment',
  'incidents.text':
    'Has what happened been reported and investigated, and have the routines against threats, violence and mistreatment worked? Don’t write names or anything else that points somebody out.',
  'improvements.title': 'What will work better',
  'improvements.text':
    'What in the way of working will be improved by next year, who is responsible and when will it be done?',
  'known.approved':
    'The safety representative has approved the list of {count} of the {rounds} surveys that were finished during the year.',
  'known.rounds': '{count} {count|survey was|surveys were} finished during the year.',
  'known.noRounds': 'No survey was finished during the year.',
  'known.risks':
    'There {count|is|are} {count} {count|risk assessment|risk assessments} in the work-environment action plan.',
  'known.withoutMeasure': '{count} of them {count|has|have} no measure.',
  'known.done': 'Measures done: {count}.',
  'known.underWay': 'Planned or under way in time: {count}.',
  'known.late': 'Late: {count}.',
} satisfies Record<keyof typeof sv, string>
