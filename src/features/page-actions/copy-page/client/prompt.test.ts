import { describe, expect, it } from 'vitest'

import { createPrompt } from './prompt'

const PAGE = `# createSlice

> What it is.

Redux Toolkit 2.15.0, <https://docs.example.org/api/createSlice>

It makes a slice.

## Options {#options}

\`\`\`bash
## not a heading
\`\`\`

### Name {#name}

## See also {#see-also}

More.
`

describe('createPrompt', () => {
  it('has the section with its name, its version and its address, and nothing of the next one', () => {
    const prompt = createPrompt(PAGE, 'options')
    expect(prompt).toMatch(
      /^Below is the section “Options” of “createSlice”, from https:\/\/docs\.example\.org\/api\/createSlice#options\. It describes Redux Toolkit 2\.15\.0,/,
    )
    expect(prompt).toContain(
      '\n\n## Options {#options}\n\n```bash\n## not a heading\n```\n\n### Name {#name}\n',
    )
    expect(prompt).not.toContain('See also')
  })

  it('has the beginning of the page where no section is in view, and the last section to its end', () => {
    expect(createPrompt(PAGE, undefined)).toMatch(
      /^Below is the beginning of “createSlice”.*\n\nIt makes a slice\.\n$/,
    )
    expect(createPrompt(PAGE, 'see-also')).toMatch(/\n\n## See also \{#see-also\}\n\nMore\.\n$/)
  })

  it('says what is missing', () => {
    expect(() => createPrompt(PAGE, 'gone')).toThrow('no section #gone')
    expect(() => createPrompt('Not a page', undefined)).toThrow('no title or no version')
  })
})
