import type { listReview as sv } from '../sv/list-review.ts'

export const listReview = {
  'review.waits.safety-representative':
    'The safety representative is reviewing the list. The survey opens once the list is approved, or by itself on {day} at {time} if the safety representative says nothing.',
  'review.waits.owner':
    'There is no safety representative to review the list. The survey opens when the owner has written how the employees have been informed.',
  'review.unheard':
    'The safety representative can’t answer at the moment, because the role has ended or their e-mail doesn’t arrive. So the survey doesn’t open by itself. It opens if another safety representative approves the list, and HR can cancel the survey and start again.',
  'review.approved': 'The list has been approved. The survey opens on {day} at {time}.',
  'review.held':
    'The safety representative has objected to the list. The survey won’t open until whoever objected approves it, but HR can cancel the survey and correct the list.',
  'review.first':
    'This is the first survey, so there is no earlier list to compare with. If it opens without anybody having approved the list, no figures are shown, because nobody has confirmed that these people exist.',
  'review.why':
    'The list of units and people is locked and won’t change any more. Invented people in a small unit can reveal what a real colleague has answered, so somebody who knows the workplace needs to review the list.',
  'review.code':
    'The code of the list is {code}. Everybody who is invited gets the same code when they check their invitation, so keep it to be able to compare.',
  'review.full':
    'If exactly {count} people are invited in a unit and all of them answer, the unit’s figures are shown. They then tell HR that everybody answered, but not what.',
  'review.full.object':
    'If you do not want that, you can object to the list and ask the owner to choose that such figures are not shown.',
  'review.full.hidden':
    'If exactly {count} people are invited in a unit, it gets no figures of its own, because they would tell HR that everybody had answered.',
  'review.left': 'Anyone who leaves before the survey opens is counted as invited but gets no e-mail.',
  'units.title': 'The list by unit',
  'units.unit': 'Unit',
  'units.invited': 'On the list',
  'units.joined': 'New here',
  'units.gone': 'No longer here',
  'units.odd': 'To check',
  'units.exactly': 'Has changed and is exactly {count}, the smallest group',
  'units.brief': '{count} {count|has been there only once|have been there only once}',
  'units.never': 'not asked before',
  'odd.addresses':
    '{count} {count|address is|addresses are} outside the usual domains ({domains}). {count|It is|They are} marked in the list of names.',
  'odd.noDomain': 'No domain is common among the addresses, so all {count} are marked in the list of names.',
  'odd.withoutAddress':
    '{count} {count|person|people} on the list {count|has|have} no e-mail address. They get a sealed slip with a code, printed by HR or the safety representative.',
  'odd.sms':
    '{count} {count|person|people} on the list {count|has|have} no e-mail address but a mobile number. They get a code as a text message, at the number that the employer has entered.',
  'odd.neither':
    '{count} {count|person|people} on the list {count|has|have} neither an e-mail address nor a number for text messages. They get a sealed slip with a code, printed by HR or the safety representative.',
  'people.title': 'The names in a unit',
  'people.choose': 'Which unit?',
  'people.name': 'Name',
  'people.email': 'E-mail',
  'people.what': 'To check',
  'people.new': 'New on the list',
  'people.moved': 'Was in another unit last time',
  'people.withoutEmail': 'no e-mail',
  'people.unusual': 'Unusual domain',
  'people.noName': 'No name',
  'people.more': 'Show more',
  'people.empty': 'Nobody on the list belongs to this unit directly.',
  'approve.button': 'Approve the list',
  'approve.busy': 'Approving…',
  'approve.proof':
    'To approve you need a passkey, an authenticator app or a private e-mail address, which your employer can’t reach. You add it under Settings. To object, it’s enough that you sign in yourself.',
  'approve.proof.link': 'Go to settings',
  'approve.note': 'When you approve, the survey opens and everybody on the list gets their invitation.',
  'object.title': 'Object to the list',
  'object.reason': 'What needs to be corrected?',
  'object.hint': 'HR reads what you write, and it stays in the history.',
  'object.button': 'Object',
  'object.busy': 'Sending…',
  'object.missing': 'Write what needs to be corrected.',
  'state.title': 'How the employees have been informed',
  'state.text': 'Describe how everybody was told who will be asked',
  'state.hint': 'At least 20 characters. Everybody invited reads it before the first question.',
  'state.button': 'Save and open the survey',
  'state.busy': 'Saving…',
  'state.missing': 'Write at least 20 characters about how the employees have been informed.',
  'cancel.button': 'Cancel the survey',
  'cancel.title': 'Cancel {name}?',
  'cancel.text':
    'The list is deleted and nobody is invited. What has been said about the list stays in the history.',
  'cancel.confirm': 'Yes, cancel the survey',
  'cancel.keep': 'Keep it',
  'cancel.busy': 'Cancelling…',
  'history.title': 'What has happened to the list',
  'history.prepared': 'The list was locked.',
  'history.approved': 'A safety representative approved the list.',
  'history.objected': 'A safety representative objected: “{reason}”',
  'history.stated': 'The owner wrote how the employees have been informed: “{reason}”',
  'history.opened': 'The survey opened.',
  'history.extended': 'HR moved the last day forward.',
  'history.cancelled': 'HR cancelled the survey.',
  'delivery.title': 'How many have received their invitation',
  'delivery.what':
    'As a safety representative, you see here roughly how many of those invited in each unit have received their invitation. It is based only on what has been sent and printed, so it says nothing about who has answered.',
  'delivery.counts':
    'An e-mail counts once a mail server has accepted it and it hasn’t come back, a text message once the recipient’s operator has accepted it, and a slip once it has been printed. Anyone who has declined invitations is counted among those who haven’t received one. Only those of you at the workplace know whether the e-mail has been read and the slip handed out.',
  'delivery.ask':
    'If many in a unit are without their invitation, or if different parts of a unit are without it from one survey to the next, you can ask HR why. The unit’s figure is only about those who were able to answer.',
  'delivery.table': 'Invitations by unit',
  'delivery.unit': 'Unit',
  'delivery.invited': 'On the list',
  'delivery.band': 'Have received their invitation',
  'delivery.all': 'Everybody',
  'delivery.most': 'Most, at least 75%',
  'delivery.half': 'At least half',
  'delivery.few': 'Fewer than half',
  'delivery.within': 'Counted together with {unit}',
  'delivery.small': 'Not shown, because fewer than {count} are invited',
  'delivery.unknown':
    'It can’t be seen for this survey, because it wasn’t recorded which invitations arrived.',
  'show.list': 'The list and what has been said about it',
} satisfies Record<keyof typeof sv, string>
