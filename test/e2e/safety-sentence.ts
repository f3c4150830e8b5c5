/** The sentence for a person who may be in danger, word for word and not read from the source. */
export const safetySentence =
  'Tänker du på att ta ditt liv? Ring 112 om det är bråttom, eller åk till en psykiatrisk akutmottagning. Vill du prata med någon: 90101 (Självmordslinjen) eller 90 390 (Hjälplinjen). Var inte ensam.'
