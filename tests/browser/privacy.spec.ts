import { FIELDS, SECRET } from './reader-fields'
import { expect, test } from './test'

for (const [name, use] of Object.entries(FIELDS)) {
  test(`what a reader writes into ${name} is in no request`, async ({ page }) => {
    const sent: string[] = []
    page.context().on('request', (request) => {
      sent.push([request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n'))
    })
    await use(page)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((request) => request.includes(SECRET))).toEqual([])
  })
}
