/** Names of figures in a FHIR record that the instrument itself does not name. */
export const healthRecord = {
  total: 'Total, medelvärde på en skala från 1 till 5',
} as const
