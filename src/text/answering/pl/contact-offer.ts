import type { contactOffer as sv } from '../../sv/contact-offer.ts'

export const contactOffer = {
  'talk.offer.title': 'Chcesz, żeby ktoś się z Tobą skontaktował?',
  'talk.offer.text':
    'Możesz porozmawiać z HR, z medycyną pracy (företagshälsovård) lub z naszym psychologiem. Wybierasz, kto ma się z Tobą skontaktować, i dostajesz odpowiedź w obiecanym czasie.',
  'talk.offer.alone':
    'To pytanie widzisz tylko Ty, a Twój wynik nigdy nie jest wysyłany. Nikt inny nie dowie się, że to pytanie się pojawiło ani że odmawiasz.',
  'talk.guidance.open':
    'Masz już swojego doradcę i możesz też do niego napisać. Na odpowiedź czasem czeka się dwa dni robocze, więc jeśli sprawa jest pilna, zadzwoń.',
  'talk.guidance.open.link': 'Napisz do swojego doradcy',
  'talk.guidance.possible':
    'Wolisz pisać niż rozmawiać? Możesz wybrać doradcę, który przeczyta to, co mu udostępnisz, i w ciągu dwóch dni roboczych odpowie na piśmie.',
  'talk.guidance.possible.link': 'Przeczytaj o doradztwie',
  'talk.offer.each': 'Pytamy za każdym razem, więc Twoja zgoda dotyczy tylko tej jednej rozmowy.',
  'talk.offer.yes': 'Tak, chcę z kimś porozmawiać',
  'talk.offer.no': 'Nie, dziękuję',
  'talk.declined': 'Dobrze. Jeśli zmienisz zdanie, nadal tu będziemy.',
  'talk.button.title': 'Chcesz z kimś porozmawiać?',
  'talk.button.text':
    'Możesz poprosić o kontakt HR, medycynę pracy (företagshälsovård) lub naszego psychologa.',
  'talk.button': 'Poproś o rozmowę',
  'talk.open': 'Twoja prośba o kontakt jest już wysłana.',
  'talk.open.link': 'Zobacz, co się z nią dzieje',
} as const satisfies Record<keyof typeof sv, string>
