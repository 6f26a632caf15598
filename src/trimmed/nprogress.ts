/**
 * What the theme uses of `nprogress`, with the same element and the same styles: a bar at the top while the code of
 * the next page is on its way.
 */
const ID = 'nprogress'

/** How far the bar has come, in percent of the width: it waits there until the page is ready. */
const SHOWN_SHARE = 40

function start(): void {
  if (document.getElementById(ID)) return
  const progress = document.createElement('div')
  progress.id = ID
  const bar = document.createElement('div')
  bar.className = 'bar'
  bar.style.transform = `translateX(${SHOWN_SHARE - 100}%)`
  progress.append(bar)
  document.body.append(progress)
}

function done(): void {
  document.getElementById(ID)?.remove()
}

/** The theme turns off a spinner, which there is none of. */
function configure(): void {}

export default { configure, done, start }
