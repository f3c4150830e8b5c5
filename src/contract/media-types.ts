/** Media types that the contract and the server both name. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The media types of a file of figures or measures. */
export const exportTypes = ['text/csv', xlsxType] as const
