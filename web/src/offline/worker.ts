/** Between the page and the network: what was loaded once is there without a connection, the page itself and the rules. */
/// <reference lib="webworker" />

const worker = globalThis as unknown as ServiceWorkerGlobalScope

const FILES = JSON.parse('__FILES__') as string[] // all that was built; vite.config.ts writes them here
const PAGE = '/'
const KEPT = 'page'
/** What is the same for everybody, and worth reading as it was. */
const OPEN = ['/api/v1/rules/', '/api/v1/status']

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()))
})

/** The page says what it would read, in the language of its reader. */
worker.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data as string[]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)))
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).catch(() => fetch(request)))
  else if (isOpen(pathname)) event.respondWith(fresh(request))
})

const isOpen = (pathname: string) => OPEN.some((one) => pathname.startsWith(one))

async function keepPage(): Promise<void> {
  const cache = await caches.open(KEPT)
  await cache.add(new Request(PAGE, { cache: 'reload' }))
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(FILES.filter((file) => !there.has(file)))
}

async function forgetOlder(): Promise<void> {
  const cache = await caches.open(KEPT)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== PAGE && !isOpen(pathname) && !FILES.includes(pathname)) await cache.delete(request)
  }
}

async function keep(addresses: string[]): Promise<void> {
  const cache = await caches.open(KEPT)
  await cache.addAll(addresses)
}

async function kept(address: string): Promise<Response> {
  const found = await (await caches.open(KEPT)).match(address)
  if (!found) throw new Error(`${address} is not kept`)
  return found
}

/** From the server if it answers, and then kept. */
async function fresh(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(KEPT)).put(request.url, answer.clone())
    return answer
  } catch {
    return kept(request.url)
  }
}
