export const aboutStress = {
  'stress.picture':
    'Två linjer. Den hela går ner mellan topparna. Den streckade gör det allt mindre, och stannar högt.',
  'stress.profile': 'Gör stressprofilen',
  'stress.analysis': 'Se orsaker på jobbet',
} as const
