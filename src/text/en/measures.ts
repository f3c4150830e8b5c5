import type { measures as sv } from '../sv/measures.ts'

export const measures = {
  title: 'Measures',
  description:
    'What can be done about what causes strain at work? For each cause in the in-depth analysis there are measures to start with, based on the Swedish Work Environment Authority’s regulations.',
  lead: 'For each cause that the survey asks about, there are three measures to start with at the workplace. The causes with the highest figures in the last survey come first.',
  shown:
    'This is how {unit} answered in the survey “{round}”. The causes with the highest figures come first.',
  last: 'No new figures about causes are shown for {unit} in the survey chosen. The figures here are from the survey “{round}”.',
  hidden:
    'No figures about causes are shown for {unit}. You can use the measures all the same, in the order that suits you.',
  none: 'There are no figures about causes yet. You can use the measures all the same, in the order that suits you.',
  list: 'Causes and measures',
  standsOut: 'raised',
  'loop.title': 'One step at a time',
  'loop.text':
    'Together with the group and the safety representative, investigate what lies behind the figure where you work before you choose a measure. Assess the risks, carry out the measure and follow it up in the next survey. This is how AFS 2023:1 describes the work. The survey is part of the investigation but doesn’t replace the rest of it.',
  causes: 'Questions for the group and ways to follow up, for each cause',
  followUp: 'Yearly follow-up of the work-environment management',
  kit: 'How to read the result, and texts for employees',
  print: 'Print the measures',
  toPlan: 'Add to the action plan as a risk',
  'toPlan.of': 'the cause {cause}',
  suggestion: 'Add this measure to the plan',
  'suggestion.of': 'the measure “{measure}”',
  toUnit: 'See the figures for {unit}',
  'demands.meaning':
    'A high figure means that there is often too much to do. Then either demands have to come down or resources have to go up.',
  'demands.risk': 'There is often more to do than there is time for.',
  'demands.1':
    'Go through the tasks together in the group and decide which can wait, be simplified or be dropped. The manager says what doesn’t have to be done.',
  'demands.2':
    'Compare staffing with the amount of work week by week, and plan for stand-ins or more time in the weeks when there is usually too much.',
  'demands.3':
    'Agree on how everyone says that there is too much, who then sets the priorities and how quickly they answer.',
  'demands.source':
    'Source: AFS 2023:2 on the organisational and social work environment. The employer must make sure that demands don’t lead to an unhealthy workload and that resources are sufficient for the demands.',
  'control.meaning':
    'A high figure means that it is rarely possible to influence how the work is done, in what order, or when a break fits in.',
  'control.risk': 'It is rarely possible to influence how the work is done or when a break fits in.',
  'control.1':
    'Let the group decide order and distribution for tasks where the result is what matters, and start with one task a week.',
  'control.2':
    'Make sure that someone can take over during a break, so that breaks can be taken when they are needed.',
  'control.3':
    'Bring up planned changes at a meeting before they are decided, and say afterwards which suggestions were followed and why.',
  'control.source':
    'Source: AFS 2023:2 on the organisational and social work environment. Being able to influence your own work counts there as a resource that balances high demands.',
  'manager_support.meaning':
    'A high figure means that the manager’s support is rarely enough. This is often because the manager has too many people or too little time.',
  'manager_support.risk': 'Managers rarely have time to give the support that is needed.',
  'manager_support.1':
    'Count how many people each manager has, and take some of the load off managers who can’t talk with everyone at least once a month.',
  'manager_support.2':
    'Book short, regular talks in which the manager asks what matters most right now and what can wait.',
  'manager_support.3':
    'Train managers to notice an unhealthy workload early, and make sure that they have somebody to turn to themselves.',
  'manager_support.source':
    'Source: AFS 2023:2 on the organisational and social work environment. Managers must know how an unhealthy workload is prevented, and have the conditions to use that knowledge.',
  'colleague_support.meaning':
    'A high figure means that it is hard to get help from colleagues or to feel at ease with them.',
  'colleague_support.risk': 'It is hard to get help from colleagues when it is needed.',
  'colleague_support.1':
    'Set aside a fixed time every week when the group goes through who needs help and who can give it.',
  'colleague_support.2':
    'Let two people share responsibility for tasks that are otherwise done alone, especially when somebody is new.',
  'colleague_support.3':
    'Agree in the group on how you speak up when something has gone wrong, so that people can ask without embarrassment.',
  'colleague_support.source':
    'Source: AFS 2023:2 on the organisational and social work environment. Social support from colleagues counts there as part of the social work environment.',
  'role_clarity.meaning':
    'A high figure means that it is often unclear what should be done, or that different people say different things.',
  'role_clarity.risk': 'It is often unclear what should be done and what comes first.',
  'role_clarity.1':
    'Write down for every role which tasks it has, what result is expected and what comes first when there isn’t enough time.',
  'role_clarity.2':
    'Decide who has the last word when two instructions contradict each other, and tell everyone who can give instructions.',
  'role_clarity.3': 'Go through the role with each employee twice a year, and every time the work changes.',
  'role_clarity.source':
    'Source: AFS 2023:2 on the organisational and social work environment. Employees must know what their tasks are, what takes priority and who they can turn to.',
  'recognition_fairness.meaning': 'A high figure means that recognition or fairness is often missing.',
  'recognition_fairness.risk':
    'Good work is rarely noticed, or things are distributed in a way that feels unfair.',
  'recognition_fairness.1':
    'Make it a habit to say at every group meeting what has gone well and who contributed to it.',
  'recognition_fairness.2':
    'Write down how schedules, tasks, training and pay are distributed, so that everyone can read which rules apply.',
  'recognition_fairness.3':
    'Ask the group which decisions have felt unfair in the last six months, and explain them or change them.',
  'recognition_fairness.source':
    'Source: AFS 2023:1 on systematic work-environment management. What an investigation has shown must be assessed for risks, acted on and followed up.',
  'boundaries_recovery.meaning':
    'A high figure means that work often takes up time off or that there isn’t enough rest between working days.',
  'boundaries_recovery.risk':
    'Work often takes up time off, and there isn’t enough rest between working days.',
  'boundaries_recovery.1':
    'Decide at what times nobody has to answer the phone or e-mail, and have the managers keep to it themselves.',
  'boundaries_recovery.2':
    'Build recovery into the working day, for example time between meetings and a calmer task after a demanding one.',
  'boundaries_recovery.3':
    'End the day with a short handover, so that what wasn’t finished belongs to somebody else or to tomorrow.',
  'boundaries_recovery.source':
    'Source: AFS 2023:2 on the organisational and social work environment. The employer must pay particular attention to whether there is enough chance to recover and to expectations of being reachable.',
  'working_hours.meaning':
    'A high figure means that the working hours are often hard to live with or that the working day often gets longer than planned.',
  'working_hours.risk': 'The working hours are hard to live with or often get longer than planned.',
  'working_hours.1':
    'Follow overtime every month, and change staffing or targets when the same people or the same weeks keep coming up.',
  'working_hours.2':
    'Publish the schedule in good time and let employees ask for or swap shifts, so that work fits in with the rest of life.',
  'working_hours.3':
    'Avoid short rest between shifts, split shifts and many nights in a row when the schedule is made.',
  'working_hours.source':
    'Source: AFS 2023:2 on the organisational and social work environment. The employer must prevent ill health caused by how working hours are arranged, for example shift work, night work and a lot of overtime.',
  'conflict_victimisation.meaning':
    'A high figure means that conflicts or mistreatment are common. It must be taken seriously even when it concerns few people.',
  'conflict_victimisation.risk': 'Conflicts or mistreatment are common at work.',
  'conflict_victimisation.1':
    'Say clearly that victimisation isn’t accepted, and tell people who they can turn to if it happens to them and what happens then.',
  'conflict_victimisation.2':
    'Deal with conflicts early by talking with each person separately, and bring in an outside mediator if needed.',
  'conflict_victimisation.3':
    'Have the occupational health service or another impartial party investigate when somebody says they have been victimised, without looking for who answered what in the survey.',
  'conflict_victimisation.source':
    'Source: AFS 2023:2 on the organisational and social work environment. The employer must make clear that victimisation isn’t accepted and have routines for how it is handled.',
  'emotional_demands.meaning':
    'A high figure means that the work is often emotionally demanding, for instance through meeting people who are struggling. It can rarely be removed, but it can be shared, prepared for and talked about.',
  'emotional_demands.risk': 'The work is emotionally demanding, and the support afterwards isn’t enough.',
  'emotional_demands.1':
    'Give the group supervision or a fixed talk every other week, in paid time and led by somebody from outside.',
  'emotional_demands.2':
    'Share out the hardest cases and meetings, so that the same person doesn’t have several in a row, and set aside time after them.',
  'emotional_demands.3':
    'Decide what happens after a difficult event: who gets in touch, when, and how work is eased.',
  'emotional_demands.source':
    'Source: AFS 2023:2 on the organisational and social work environment. The employer must counteract that work which is mentally very trying leads to ill health.',
  'recognition.meaning': 'A high figure means that good work is rarely noticed or valued.',
  'recognition.risk': 'Good work is rarely noticed or valued.',
  'recognition.1':
    'Have the manager tell at least two employees each week what they did well and what it led to.',
  'recognition.2':
    'Take a moment at the group meeting each week when everyone can say what somebody else has contributed.',
  'recognition.3':
    'Give managers smaller groups or fewer tasks, so that they have time to see the work while it’s done.',
  'recognition.source':
    'Source: AFS 2023:2 on the organisational and social work environment. Feedback and support are resources that can balance high demands.',
  'fairness.meaning':
    'A high figure means that decisions and sharing out often feel unfair, or that nobody explains how they came about.',
  'fairness.risk': 'Work and benefits are shared out in a way that feels unfair, or without explanation.',
  'fairness.1':
    'Write down how schedules, tasks, training and pay are shared out, and let the group read it and ask before it applies.',
  'fairness.2':
    'Explain each decision that affects the group: what weighed most, which other proposals there were and who answers questions.',
  'fairness.3':
    'Go through how tasks and shifts have been shared out in the last six months and even out what has become lopsided.',
  'fairness.source':
    'Source: AFS 2023:1 on systematic work-environment management. What the investigation has shown must be assessed, acted on and followed up.',
  'job_security.meaning':
    'A high figure means that the job or the tasks often feel uncertain. It applies even when nothing has been decided, because uncertainty takes energy.',
  'job_security.risk': 'Employees are unsure whether they will keep their job or their tasks.',
  'job_security.1':
    'Say on a fixed date each month what has been decided, what has not and when the next news comes.',
  'job_security.2':
    'Let employees on fixed-term contracts know whether they can stay at least a month before the contract ends.',
  'job_security.3':
    'Draw up a plan for training and redeployment together with the union before tasks disappear or are moved.',
  'job_security.source':
    'Source: AFS 2023:1 on systematic work-environment management. When changes are planned, the employer must assess whether they bring risks of ill health.',
  'change.meaning':
    'A high figure means that changes often come close together, are explained late, or leave no time to learn what’s new.',
  'change.risk': 'Changes come close together or without explanation and time to learn.',
  'change.1':
    'Assess the risks together with the group and the safety representative before the change is decided, and write down what you found.',
  'change.2':
    'List all changes under way and postpone those that can wait until the most important one is in place.',
  'change.3': 'Give time in the schedule to learn what’s new, and decide what needn’t be done meanwhile.',
  'change.source':
    'Source: AFS 2023:1 on systematic work-environment management. When changes in the business are planned, the employer must assess the risks in writing.',
  'physical_environment.meaning':
    'A high figure means that premises, equipment or physically demanding or repetitive work are often a problem.',
  'physical_environment.risk': 'Premises, equipment or physical strain make the work difficult.',
  'physical_environment.1':
    'Do a safety inspection with the safety representative and ask everyone in the group what bothers them most. Write down who does what and when.',
  'physical_environment.2':
    'Buy or mend the equipment that’s missing, and decide whom to tell when something breaks.',
  'physical_environment.3':
    'Alternate between physically demanding, seated and easier tasks, and let occupational health assess what strains most.',
  'physical_environment.source':
    'Source: AFS 2023:1 on systematic work-environment management. The employer must regularly investigate working conditions, physical ones included. The questionnaire replaces no measurements.',
  'threats_outside.meaning':
    'A high figure means that threats or violence from customers, patients or pupils, for instance, are common. It must be taken seriously even when the figure is low, because a single event can be serious.',
  'threats_outside.risk': 'Employees are exposed to threats or violence from people they meet at work.',
  'threats_outside.1':
    'Go through with the group where, when and in which meetings it happens, and change staffing, premises or alarms there.',
  'threats_outside.2':
    'Practise the routine for threats and violence twice a year: how to raise the alarm, who comes and what is done afterwards.',
  'threats_outside.3':
    'Make sure that each event is reported, that the person it happened to has support the same day and that the group hears what will change.',
  'threats_outside.source':
    'Source: AFS 2023:1 on systematic work-environment management. The employer must investigate incidents, prevent the risks and follow up. There are also provisions on threats and violence in particular.',
  'threats_inside.meaning':
    'A high figure means that threats or violence between people who work together are common. It is always serious, even when the figure is low.',
  'threats_inside.risk': 'Threats or violence occur between people at the workplace.',
  'threats_inside.1':
    'Say clearly that threats and violence are never accepted, whom the person exposed can turn to, and that it applies to everyone, managers included.',
  'threats_inside.2':
    'Make sure that the person exposed is safe the same day, for instance by changing who works together, without making things worse for them.',
  'threats_inside.3':
    'Let somebody impartial investigate what is reported, without looking for who answered what in the survey.',
  'threats_inside.source':
    'Source: AFS 2023:2 on the organisational and social work environment. The employer must have routines for dealing with victimisation. Threats and assault are also crimes.',
} satisfies Record<keyof typeof sv, string>
