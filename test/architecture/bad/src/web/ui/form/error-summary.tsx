export const ErrorSummary = () => null
