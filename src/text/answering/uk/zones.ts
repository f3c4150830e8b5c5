import type { zones as sv } from '../../sv/zones.ts'

export const zones = {
  'zone.green': 'Зелена зона',
  'zone.yellow': 'Жовта зона',
  'zone.red': 'Червона зона',
  'tab.label': 'Частини сторінки',
  'tab.overview': 'Огляд',
  'tab.exercises': 'Вправи',
  'tab.plan': 'План дій',
  'tab.acute': 'Швидкі техніки',
  'more.exercises': 'Усі вправи для цієї зони',
  'more.stress': 'Докладніше про стрес',
  'more.profile': 'Заповнити профіль стресу',
  notDiagnosis:
    'Зона — це не діагноз. Вона показує, як ваші відповіді співвідносяться з орієнтовними значеннями.',

  'checkup.button': 'Запланувати новий тест',
  'checkup.day': 'День',
  'checkup.time': 'Час',
  'checkup.private':
    'Ви отримаєте файл для календаря, у якому написано лише «Час для себе». Дату також буде додано до вашого плану дій.',
  'checkup.event': 'Час для себе',
  'checkup.file': 'chas-dlia-sebe.ics',
  'checkup.kept': 'Ваш новий тест: {date}, {time}',
  'checkup.due': 'Настав час для вашого нового тесту',
  'checkup.kept.text': 'Тоді ви знову заповните профіль стресу й побачите, чи щось змінилося.',
  'checkup.notKept': 'Браузер не зміг зберегти дату, але файлом для календаря все одно можна скористатися.',
  'checkup.plan': 'Переглянути у своєму плані дій',
  'checkup.wrong.full': 'План заповнено, тож спершу приберіть щось зі свого плану дій.',
  'checkup.again': 'Завантажити файл для календаря ще раз',
  'checkup.change': 'Вибрати інший час',
  'checkup.change.question': 'Прибрати цей час, щоб ви могли вибрати інший?',
  'checkup.change.yes': 'Так, прибрати',
  'checkup.change.no': 'Ні, залишити',
  'checkup.wrong.day': 'Виберіть день.',
  'checkup.wrong.past': 'Виберіть час у майбутньому.',
  'checkup.wrong.time': 'Введіть час, наприклад 09:00.',
} as const satisfies Record<keyof typeof sv, string>
