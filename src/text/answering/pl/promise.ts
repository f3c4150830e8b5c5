import type { promise as sv } from '../../sv/promise.ts'

export const promise = {
  'promise.mixed':
    'Twoje odpowiedzi są zawsze pokazywane razem z odpowiedziami co najmniej siedmiu innych osób z listy Twojego pracodawcy.',
  'promise.upward':
    'Jeśli Twoja grupa jest za mała, odpowiedzi liczą się w większej grupie, a gdy to niemożliwe, nie liczą się w żadnym wyniku.',
  'promise.refresh':
    'Nowy wynik grupy pokazujemy tylko wtedy, gdy obejmuje te same osoby co poprzednio albo różni się od poprzedniego o co najmniej cztery osoby. Dzięki temu nikt się nie wyróżni przez to, że dołączy, odejdzie lub zmieni grupę.',
  'promise.helpers':
    'Ta obietnica ma granice. Listę układa pracodawca, a jeśli siedem z ośmiu osób w grupie mu pomoże, da się dokładnie obliczyć wynik ósmej osoby.',
  'promise.able':
    'Pracodawca zajmuje się też adresami, kartkami i terminami, więc ma wpływ na to, kto może odpowiedzieć. Jeśli jednak macie przedstawiciela pracowników ds. BHP (skyddsombud), może on sprawdzić, ile mniej więcej osób w każdej jednostce dostało zaproszenie.',
  'promise.hidden': 'Nie pokazujemy tu nowego wyniku, żeby nikogo nie można było rozpoznać.',
} as const satisfies Record<keyof typeof sv, string>
