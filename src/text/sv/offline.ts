export const offline = {
  title: 'Ingen internetanslutning',
  description:
    'Sidan kan inte visas utan internet, men du kan göra stressprofilen och övningar, och se telefonnummer till hjälp.',
  lead: 'Sidan som du ville öppna behöver internet. Den öppnas så snart anslutningen är tillbaka.',
  still: 'Det här kan du göra under tiden:',
  profile: 'Gör stressprofilen',
  exercises: 'Gör en övning, till exempel andas en minut',
  help: 'Om du behöver prata med någon kan du ringa numren längst ner på sidan.',
} as const
