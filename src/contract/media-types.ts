/** Media types that the contract and the server both name. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a file of figures or measures may be. */
export const exportTypes = ['text/csv', xlsxType] as const
