/** Written beside every snapshot and into the record log, so that a reader of old figures knows by which rules they came about. */
export const policyVersion = '1'
