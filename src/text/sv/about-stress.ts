export const aboutStress = {
  'stress.picture':
    'Diagram med två linjer. Den heldragna går ner mellan topparna, medan den streckade går ner allt mindre och stannar på en hög nivå.',
  'stress.profile': 'Gör stressprofilen',
  'stress.analysis': 'Se orsaker på jobbet',
} as const
