export const kept = localStorage.getItem('andrum.x') ?? sessionStorage.getItem('andrum.x')
export const id = crypto.randomUUID()
