import type { demo as sv } from '../sv/demo.ts'

export const demo = {
  title: 'Try the service',
  description:
    'See the service as an employee, a manager, HR and a safety representative in a made-up organisation of about 240 people. You don’t need to sign in.',
  'mark.title': 'Everything here is simulated',
  'mark.text':
    'Exempelbolaget doesn’t exist and the answers are drawn at random, but the rules, the limits and the calculations are the same as in the service. Choose who you want to see it as.',
  'views.label': 'See the service as',
  'view.employee': 'Employee',
  'view.manager': 'Manager',
  'view.hr': 'HR',
  'view.safety': 'Safety representative',
  'employee.title': 'What an employee sees',
  'employee.text':
    'This is the page Today, as it may look for somebody in the yellow zone. The person is made up, but you can try everything. In the service the page is only shown to that employee.',
  'employee.result.title': 'What a result looks like',
  'employee.result.text':
    'After the stress profile, employees learn how high their strain is, what it means and three things they can do.',
  'employee.try':
    'You can take the stress profile yourself. Your answers stay in your browser until you choose to save them.',
  'employee.start': 'Take the stress profile',
  'employee.who': 'See who sees what',
  'manager.title': 'What a manager sees',
  'manager.text':
    'Managers see the published figures for the units they lead, here Vård och omsorg, and what can be done about the cause with the highest figure. A unit that is too small gets no figure of its own, and its answers are counted in a larger unit where possible.',
  'manager.lecture': 'Lectures for managers',
  'safety.title': 'What a safety representative sees',
  'safety.text':
    'Safety representatives see the same group figures as HR but can’t change anything. Before a survey opens they review the list of people who are invited, and every change to that list can be read afterwards.',
  'end.title': 'Would you like to know more?',
  'end.text':
    'In a meeting we go through the demo together and answer your questions. It takes half an hour and costs nothing.',
  'end.book': 'Book a meeting',
} satisfies Record<keyof typeof sv, string>
