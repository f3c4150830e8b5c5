export const home = {
  title: 'Förstå din stress, innan den tar över',
  description: 'Svara på tolv frågor och se var du står. Din arbetsgivare ser aldrig dina svar.',
} as const
