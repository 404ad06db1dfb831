/* What is wrong with a table as it is drawn: run in the page by look.py. Returns one sentence for each fault. */
() => {
  const found = []
  const [width, height] = [document.documentElement.clientWidth, document.documentElement.clientHeight]
  const told = (element) => {
    const name = element.dataset?.part ?? element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)
    return `${element.tagName.toLowerCase()}${typeof element.className === 'string' && element.className ? '.' + element.className.split(' ')[0] : ''} (${name})`
  }
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen')
  const within = (box, [x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const zoomOf = (element) => element.currentCSSZoom ?? 1

  if (document.documentElement.scrollWidth > width) found.push(`the page is wider than its window by ${document.documentElement.scrollWidth - width} px`)
  if (document.documentElement.scrollHeight > height) found.push(`the page scrolls by ${document.documentElement.scrollHeight - height} px`)

  for (const part of document.querySelectorAll('[data-part]')) {
    if (!shown(part)) continue
    const box = part.getBoundingClientRect()
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1) {
      found.push(`${told(part)} sticks out: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`)
    }
  }

  /* Each part has a place of its own; a sheet or a plaque that one has opened lies over the others. */
  const parts = [...document.querySelectorAll('.table :is([data-part="hand"], [data-part="own"], [data-part="seat"]:not(.open), [data-part="log"], .dock > .line, .altar, .store)')].filter((part) => shown(part) && !part.closest('aside'))
  for (const [place, one] of parts.entries()) {
    for (const other of parts.slice(place + 1)) {
      const [box, beside] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left)
      const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top)
      if (across > 2 && down > 2) found.push(`${told(one)} and ${told(other)} lie over each other by ${Math.round(across)} by ${Math.round(down)} px`)
    }
  }

  /* What lies beyond an edge that cuts it off is not seen. */
  for (const part of document.querySelectorAll('.dock > *')) {
    for (const inner of part.querySelectorAll('button, li, dd, td, svg')) {
      const box = inner.getBoundingClientRect()
      if (shown(inner) && box.width && (box.left < -2 || box.right > width + 2 || box.bottom > height + 2) && inner.ownerSVGElement === null) found.push(`${told(inner)} of ${part.dataset.part ?? part.className.split(' ')[0]} is cut off by the window`)
    }
  }

  for (const element of document.querySelectorAll('.table *')) {
    if (element.ownerSVGElement || element instanceof SVGElement || !shown(element)) continue
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    if (!own) continue
    const style = getComputedStyle(element)
    const size = parseFloat(style.fontSize) * zoomOf(element)
    if (size && size < 12.9) found.push(`${told(element)} is written in ${size.toFixed(1)} px`)
    const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
    // A long text may end early where touching it tells the whole.
    const cut = !element.closest('[title], [data-explains]') && style.display !== 'inline' && ((hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) || (hides(style.overflowY) && element.scrollHeight > element.clientHeight + size / 2))
    if (cut) found.push(`${told(element)} is cut`)
  }

  /* Words that are drawn, as on the band of a card; numbers on pieces are large enough for their piece. */
  for (const text of document.querySelectorAll('.table svg text')) {
    if (!shown(text) || !/\p{L}{2}/u.test(text.textContent)) continue
    const { a, b } = text.getScreenCTM()
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
    if (size && size < 12.9) found.push(`${told(text)} is drawn in ${size.toFixed(1)} px`)
  }

  for (const button of document.querySelectorAll('.table button:not(:disabled), .table [role="button"]')) {
    if (!shown(button)) continue
    if (getComputedStyle(button).pointerEvents === 'none') continue // for keys; a pointer finds the nearest by itself
    const box = button.getBoundingClientRect()
    if (!box.width || box.right < 0 || box.left > width || box.bottom < 0 || box.top > height) continue
    if (Math.min(box.width, box.height) < 39.5) found.push(`${told(button)} is only ${Math.round(box.width)} by ${Math.round(box.height)} px to touch`)
    /* What has to be scrolled or panned into sight is not covered. */
    const middle = [box.left + box.width / 2, box.top + box.height / 2]
    const board = button.closest('[data-part="board"]')
    if (board && !within(board.getBoundingClientRect(), middle)) continue
    let hides = button.parentElement
    while (hides && (getComputedStyle(hides).overflowY === 'visible' || within(hides.getBoundingClientRect(), middle))) hides = hides.parentElement
    if (hides) continue
    const points = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]].map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])
    // A board can be moved from under its own buttons.
    if (board && document.elementFromPoint(...middle)?.closest('.views')) continue
    // A sheet that one has opened lies over the table.
    const reached = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top && (top.closest('aside') || button.contains(top) || top.contains(button) || (button.ownerSVGElement && top.ownerSVGElement === button.ownerSVGElement))
    })
    if (!reached) found.push(`${told(button)} is covered`)
  }
  /* Numbers that matter are read whole. */
  for (const number of document.querySelectorAll('.table [data-part]:is([data-part="race"], [data-part="supply"], [data-part="own"], [data-part="seat"]) :is(b, i)')) {
    const box = number.getBoundingClientRect()
    if (!shown(number) || !number.textContent.trim() || !box.width) continue
    const own = number.closest('.bead, [data-part]')
    for (const y of [0.25, 0.75]) {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + y * box.height)
      if (top && !top.closest('aside') && !own.contains(top) && !top.contains(number)) {
        found.push(`the number ${told(number)} is covered by ${told(top)}`)
        break
      }
    }
  }
  return [...new Set(found)]
}
