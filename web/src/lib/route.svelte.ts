/** Where we are: the path of the address, changed without loading the page anew. */

const here = () => ({ path: location.pathname, query: new URLSearchParams(location.search) })

export const route = $state(here())

function look() {
  Object.assign(route, here())
}

addEventListener('popstate', look)

export function go(path: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  look()
  scrollTo(0, 0)
}

/** Links inside the page are followed here; others, and those that want a new tab, by the browser. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !plain || link.origin !== location.origin || link.target || link.pathname.startsWith('/api/')) return
  if (link.hash && link.pathname === location.pathname) return // a place on this page
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

/** For a page that has what the address points at only when it has asked the server. */
export function toPlace() {
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
