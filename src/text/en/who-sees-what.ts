import type { whoSeesWhat as sv } from '../sv/who-sees-what.ts'

export const whoSeesWhat = {
  title: 'Who sees what',
  description:
    'What you, HR and your manager can see when you answer a survey at work. Try for yourself what happens when people leave or change groups.',
  lead: 'Your answers belong to you, and your employer only sees figures for groups. Here you can test whether that is true.',

  'sees.title': 'What each person can see',
  'sees.you': 'You',
  'sees.you.text':
    'Your own answers, your zone and how it changes. If you save them to an account, they are encrypted with a key for that account.',
  'sees.hr': 'HR and safety representatives',
  'sees.hr.text':
    'Rounded figures for groups with at least eight answers. They come once, when the survey has closed, and never change.',
  'sees.manager': 'Your manager',
  'sees.manager.text':
    'Nothing that you have answered. For the groups they lead, the same limits apply as for HR.',
  'sees.nobody': 'Nobody',
  'sees.nobody.text':
    'Another person’s answers. On the employer’s side there are no individual answers to read.',

  'play.title': 'Try it yourself',
  'play.lead':
    'Here is a made-up company with three departments, where a few people in each don’t answer. It has held two surveys, one in spring and one in autumn. Change something and see which figures disappear, and why.',
  'play.controls': 'What happens in the company?',
  'play.storage': 'People answering in the Warehouse both times',
  'play.leave': 'People leaving Customer service between the surveys',
  'play.join': 'People in Sales who answer in autumn but didn’t in spring',
  'play.move': 'People moving from Sales to Customer service',
  'play.fewer': 'Fewer: {what}',
  'play.more': 'More: {what}',
  'play.examples': 'Or start from an example',
  'play.example.calm': 'Nothing happens',
  'play.example.small': 'A small group',
  'play.example.leave': 'One person leaves',
  'play.example.move': 'Two people change groups',
  'play.example.five': 'Five more people answer',

  'round.before': 'In spring',
  'round.now': 'In autumn',
  'place.company': 'The whole company',
  'place.sales': 'Sales',
  'place.service': 'Customer service',
  'place.storage': 'Warehouse',
  'place.rest': 'including {count} without a department',
  shown: 'Shown to HR',
  hidden: 'Not shown',
  'shown.counted': '{count} {count|answer is|answers are} included.',
  'shown.some': '{count} of {answers} answers are included.',
  'hidden.few': '{answers} {answers|answer is|answers is} fewer than eight.',
  'hidden.cover':
    'Too few of the answers can be counted. A figure must be based on at least two thirds of them.',
  'hidden.difference': 'The only difference between the spring and autumn figures would be {who}.',
  'hidden.one': 'HR could then have worked out what that one person answered.',
  'hidden.several': 'HR could then have worked out what those {people} answered together.',
  'hidden.upward': 'The answers count towards the whole company.',
  'hidden.nowhere':
    'The answers don’t count towards any figure. Otherwise HR could have subtracted the departments from the whole company and worked out what exactly these people answered.',
  'hidden.last': 'HR still has the figure from spring, marked with its date.',
  'who.leave': '{people} {people|person|people} who left',
  'who.join': '{people} {people|person|people} who only answered in autumn',
  'who.move': '{people} {people|person|people} who changed groups',
  'who.stay': '{people} {people|person|people} in a small group',
  and: ' and ',

  'summary.all': 'In autumn all four figures are shown.',
  'summary.some': 'In autumn {shown} of four figures are shown. Not shown: {hidden}.',
  'summary.none': 'In autumn no new figure is shown, but HR still has the figures from spring.',

  'legend.title': 'One dot is one person.',
  'legend.stay': 'stays',
  'legend.leave': 'leaves',
  'legend.join': 'only answers in autumn',
  'legend.move': 'changes groups',

  'play.note':
    'The example shows the rules about size and change, but real surveys have a few more. Answers from people who are new on the list are included, but a figure needs eight people who have been on it before. A group where a third or more are new or come from another unit gets no figure of its own. A program also tries to work out individual answers from the figures, and if it succeeds, another figure is hidden. A few units that aren’t shown by themselves may be shown together, with their names.',
  'play.proof':
    'We have tested all {count} settings you can choose here against the real code, and they give the same result.',

  'sentences.title': 'Three sentences that always apply',
  'hr.title': 'What HR sees when a unit is hidden',
  'hr.text': 'Every hidden unit shows the same sentence, whatever the reason:',

  'limits.title': 'What the protection can’t do',
  'limits.text':
    'If nearly everyone in your group tells HR what they answered, the rest can be worked out. No program can prevent that.',
  'limits.outside':
    'Anyone who can read your work e-mail can also sign in as you, so use a private address if you can. If almost everyone answers, your employer can also tell that you did, and an employer who puts everyone into new groups before each survey learns more than usual.',
  'limits.slips':
    'People without e-mail get a code on a slip, or in a text message where those are used. Whoever prints the slips can read the codes, and whoever enters a mobile number of their own gets the code. They could answer in somebody’s place, but can’t see who has answered. That’s why the safety representative can print the slips, and each slip says who did.',
  'limits.verify': 'Check for yourself how a survey was run',
  'limits.more': 'Read about all the limits of the protection',
  'limits.start': 'Take the stress profile',
} satisfies Record<keyof typeof sv, string>
