import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('the page on code generation', () => {
  it('lists every option of the installed version', () => {
    const types = readFileSync('node_modules/@rtk-query/codegen-openapi/lib/index.d.mts', 'utf8')
    const page = readFileSync('docs/rtk-query/usage/code-generation.mdx', 'utf8')
    const members = ['CommonOptions', 'OutputFileOptions'].flatMap((name) => getMembers(name, types))
    expect(members.length).toBeGreaterThan(20)
    expect(members.filter((member) => !page.includes(`| \`${member}\``))).toEqual([])
  })
})

function getMembers(name: string, types: string): string[] {
  const [, body = ''] = new RegExp(`interface ${name}[^{]*\\{([^]*?)\\n\\}`).exec(types) ?? []
  return [...body.matchAll(/^ {4}(\w+)\??:/gm)].map(([, member = '']) => member)
}
