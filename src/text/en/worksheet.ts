import type { worksheet as sv } from '../sv/worksheet.ts'

export const worksheet = {
  example: 'See a completed example',
  print: 'Print the worksheet',
  clear: 'Clear the worksheet',
  'clear.question': 'Delete everything you’ve written in this worksheet? This can’t be undone.',
  'clear.yes': 'Yes, delete everything',
  'clear.no': 'No, keep it',
  number: '{label} ({unit})',
  'number.range': 'A number between {min} and {max}.',
  row: '{row} {number}',
  'row.empty': 'Not filled in',
  'row.add': 'Add: {row}',
  'row.full': 'There is room for {count} rows.',
  'row.remove': 'Delete this row',
  'row.remove.question': 'Delete {name} and what you’ve written there?',
  'row.remove.yes': 'Yes, delete',
  'row.remove.no': 'No, keep it',
  pile: 'Where does it belong?',
  'pile.missing': 'Choose where it belongs.',
  'pile.empty': 'Nothing here yet.',
  'line.missing': 'Write something first.',
  'line.add': 'Add',
  'line.added': '“{line}” has been added.',
  'line.remove': 'Delete “{line}”',
  'line.remove.question': 'Delete “{line}”?',
  'figure.empty': 'A picture appears here once you’ve filled in the fields above.',
  'figure.before': 'Before',
  'figure.after': 'After',
  'figure.change.lower': 'It has gone down from {before} to {after}{unit}.',
  'figure.change.higher': 'It has gone up from {before} to {after}{unit}.',
  'figure.change.same': 'It is {after}{unit}, the same as before.',
  'figure.tally': 'You used the plan {used} of the {count} {count|time|times} the cue came.',
  'figure.letter.to': 'Dear {name},',
  'figure.letter.hello': 'Hello,',
  'figure.cost': 'Costs more',
  'figure.gain': 'Gives more',
  'figure.bargain': 'gives {gain}, costs {cost}',
  'figure.free':
    'There are {all} between your shifts. You can be reached for {reachable} and are fully off for {free}.',
  'figure.control': 'More influence',
  'figure.demands': 'Higher demands',
  'figure.corner.high.low':
    'The demands are high and you have little influence. In research, this is the combination most often linked to stress.',
  'figure.corner.high.high':
    'The demands are high, but you have a good deal of influence, which makes high demands easier to handle.',
  'figure.corner.low.high': 'The demands are moderate and you have a good deal of influence.',
  'figure.corner.low.low': 'The demands are moderate, but you have little influence.',
  'figure.support.high': 'You get quite a lot of support, as the ring around the dot shows.',
  'figure.support.low': 'You get rather little support, as the ring around the dot shows.',
  'figure.taken': 'done',
  'figure.stairs.next': 'Next step: {step}',
  'figure.stairs.all': 'You’ve taken every step.',
  'figure.wheel.key':
    'The ring shows how important the area is, and the filled dot how much room it has had.',
  'figure.wheel.row': 'importance {important}, room {lived}',
  'figure.hours.there': 'Time you have',
  'figure.hours.needed': 'Time needed',
  'figure.hours.missing': 'You have {there} and the tasks need {needed}. You are {difference} short.',
  'figure.hours.left': 'You have {there} and the tasks need {needed}. That leaves {difference}.',
  'figure.hours.even': 'The tasks need {hours}, exactly what you have.',
  'figure.emotion': 'You felt {feelings}, with a strength of {strength} out of 10.',
  'figure.takes': 'Takes: {sum}',
  'figure.gives': 'Gives: {sum}',
  'figure.balance.takes':
    'The week took more energy than it gave. “{most}” took the most, and “{best}” gave the most.',
  'figure.balance.gives':
    'The week gave more energy than it took. “{most}” took the most, and “{best}” gave the most.',
  'figure.balance.even':
    'The week took as much energy as it gave. “{most}” took the most, and “{best}” gave the most.',
  'figure.signs': 'This is where you have the most signs: {where}.',
  'figure.week.key': 'The light bar shows energy spent, and the dark one energy gained.',
  'figure.week.widest': 'The widest gap was on {day}, when you spent {spend} and gained {earn}.',
  'figure.week.even': 'No day took more energy than it gave.',
  'figure.sleep.time': '{hours} {hours|hour|hours} and {minutes} {minutes|minute|minutes}',
  'figure.sleep':
    'On average over {count} {count|night|nights}, you were in bed for {inBed} and slept for {asleep}. You slept for {share} per cent of your time in bed.',
  'figure.window':
    'Your sleep window is from {from} to {rise}, which is {hours} hours and {minutes} minutes.',
  'figure.window.ask-first':
    'Get up at {rise} every day. Talk to a doctor or nurse before you limit your time in bed.',
  'figure.window.nights':
    'Get up at {rise} on days when you’re off or working days. A sleep window doesn’t work when your hours switch between nights and days.',
  'figure.window.sleeps-well':
    'Get up at {rise} every day. You already sleep for so much of your time in bed that there’s no need to shorten it.',
  'figure.evenings.key':
    'A filled dot is an evening when you took all three steps, a half-filled one when you took some, and a hollow one when you took none.',
  'figure.evenings.one': 'On the first evening, thoughts of work were {thoughts} out of 10.',
  'figure.evenings': 'Over {count} evenings, thoughts of work went from {first} to {last} out of 10.',
  'figure.worries':
    'You’ve reread {count} {count|thought|thoughts}. Still important: {still}. Less important than before: {less}. No longer important: {no}. With a next step: {withStep}.',
} satisfies Record<keyof typeof sv, string>
