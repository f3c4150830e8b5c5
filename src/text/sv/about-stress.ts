export const aboutStress = {
  'stress.picture':
    'Den heldragna linjen är stress med återhämtning emellan, och den går ner mellan topparna. Utan återhämtning går stressen ner allt mindre, som den streckade linjen.',
  'stress.profile': 'Gör stressprofilen',
  'stress.analysis': 'Se orsaker på jobbet',
} as const
