const hour = 60 * 60 * 1000

/**
 * After this long without use, in milliseconds, people with a role and staff are signed out: a working day later anybody
 * may sit at the computer.
 */
export const roleIdleLimit = 12 * hour

/** The precision of "last used", in milliseconds: a session is updated at most this often. */
export const sessionStep = hour

/**
 * After this long without use, in milliseconds, people with a role are asked whether they are still there: a quarter of an
 * hour before the earliest sign-out (WCAG 2.2.1 asks for at least twenty seconds).
 */
export const askedWhetherThere = roleIdleLimit - sessionStep - hour / 4
