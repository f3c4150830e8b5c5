export const offline = {
  title: 'Du är utan nät',
  description: 'Sidan behöver nätet. Stressprofilen och hjälpen går att nå ändå.',
  lead: 'Sidan du ville till behöver nätet. Den öppnas när nätet är tillbaka.',
  still: 'Det här går att göra ändå:',
  profile: 'Gör stressprofilen',
  help: 'Ring. Telefonnumren till hjälpen finns längst ner på sidan.',
} as const
