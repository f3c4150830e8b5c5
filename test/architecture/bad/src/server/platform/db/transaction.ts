export const asHr = 1
