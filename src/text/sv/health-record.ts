/** What a record in FHIR calls the figures that the instrument itself has no word for. */
export const healthRecord = {
  total: 'Total, medelvärde på en skala från 1 till 5',
} as const
