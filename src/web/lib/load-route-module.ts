import { missing } from './fetch-part.ts'

type Route = { readonly id: string; readonly module: string }
type RouteModules = Record<string, object>

/**
 * The script of a page that a link leads to, in place of React Router's own (`vite.config.ts`). That one loads the page anew where
 * the script does not come: on a line that breaks off the page was gone, with what had been written on it.
 * @public
 */
export async function loadRouteModule({ id, module }: Route, modules: RouteModules): Promise<object> {
  modules[id] ??= await import(/* @vite-ignore */ module).catch(
    (error: unknown) => missing.visit?.(error) ?? Promise.reject(error),
  )
  return modules[id] ?? {}
}

/**
 * The same before the link is pressed: a thumb has only scrolled over it, and what does not come is asked for when it is pressed.
 * @public
 */
export const loadRouteModuleAhead = async ({ id, module }: Route, modules: RouteModules): Promise<object> =>
  modules[id] ?? import(/* @vite-ignore */ module).catch(() => ({}))
