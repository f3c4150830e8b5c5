const hour = 60 * 60 * 1000

/**
 * Somebody with a role, or of the staff, is signed out after this long without use, in milliseconds: a working day later the
 * computer may be anybody's.
 */
export const roleIdleLimit = 12 * hour

/** How exactly "last used" is kept: a session is written down again at most this often, in milliseconds. */
export const sessionStep = hour

/**
 * Whoever has a role is asked after this long without use, in milliseconds, whether they are still there: a quarter of an hour
 * before they can be signed out at the earliest (WCAG 2.2.1 asks for twenty seconds at least).
 */
export const askedWhetherThere = roleIdleLimit - sessionStep - hour / 4
