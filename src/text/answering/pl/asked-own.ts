import type { askedOwn as sv } from '#text/sv/own-questions.ts'

export const askedOwn = {
  heading: 'Pytania od Twojego pracodawcy',
  question:
    'Czy chcesz odpowiedzieć na {count|kilka pytań|kilka pytań|jedno pytanie|kilka pytań} od swojego pracodawcy?',
  why: 'Pytania napisał Twój pracodawca (liczba: {count}). Odpowiedzi są liczone razem z odpowiedziami innych osób, pokazywane tylko dla grup i nie wpływają na Twój wynik.',
  among:
    'Część pytań napisał Twój pracodawca (liczba: {count}). Są na końcu, odpowiedzi są liczone razem z odpowiedziami innych osób i nie wpływają na Twój wynik.',
  answer: 'Tak, odpowiem na te pytania (liczba: {count})',
  'answer.hint': 'Zajmie to około minuty.',
  'leave.choice': 'Nie, pomijam je',
  leave: 'Pomiń pytania od pracodawcy',
  left: 'Pytania od pracodawcy są pominięte.',
  'leave.both': 'Pomiń pytania o przyczyny i pytania od pracodawcy',
  'left.both': 'Pytania o przyczyny i pytania od pracodawcy są pominięte.',
  error: 'Wybierz, czy chcesz odpowiedzieć na pytania od pracodawcy.',
  from: 'To pytanie napisał Twój pracodawca. Odpowiedź nie wpływa na Twój wynik.',
} as const satisfies Record<keyof typeof sv, string>
