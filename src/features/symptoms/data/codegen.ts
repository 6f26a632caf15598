import type { SymptomGroup } from './symptom'

const CODEGEN = '/rtk-query/usage/code-generation'

export const CODEGEN_SYMPTOMS: SymptomGroup = {
  id: 'codegen',
  symptoms: [
    {
      id: 'filter-endpoints-nothing',
      symptom: '`filterEndpoints` generates nothing',
      answer:
        'Texts and patterns are compared with the name of the operation, in camel case, never with its path. For paths, pass a function and look at `definition.path`.',
      page: { path: `${CODEGEN}#pitfall-filter`, title: 'Code generation, filterEndpoints finds nothing' },
    },
    {
      id: 'output-files-ignored',
      symptom: '`outputFiles` is ignored when I generate from a script',
      answer:
        '`generateEndpoints` takes one output. Call `parseConfig(config)` first, and `generateEndpoints` for each configuration that it returns.',
      page: { path: `${CODEGEN}#script`, title: 'Code generation, from a script' },
    },
    {
      id: 'generated-edits-lost',
      symptom: 'My changes to generated code are gone',
      answer: 'The next run writes the file anew. Put them into a second file that calls `enhanceEndpoints`.',
      page: { path: `${CODEGEN}#pitfall-edited`, title: 'Code generation, my changes are gone' },
    },
    {
      id: 'generated-tags-coarse',
      symptom: 'Generated tags refetch too much, or a generated query is no longer refetched',
      answer:
        'With `tag: true`, tags are those of the operations, without ids. Refine them with `enhanceEndpoints`, and then for every query that provides the type.',
      page: { path: `${CODEGEN}#pitfall-coarse`, title: 'Code generation, no longer refetched' },
    },
    {
      id: 'generated-uploads-missing',
      symptom: 'Generated code has no uploads and no mock handlers',
      answer:
        'The tool writes neither: a multipart body goes out as JSON. Leave that operation out with `filterEndpoints`, and write the endpoint by hand.',
      page: { path: `${CODEGEN}#pitfall-not-generated`, title: 'Code generation, uploads and mock servers' },
    },
    {
      id: 'editor-slow',
      symptom: 'The editor is slow with a generated API',
      answer:
        'One API slice with hundreds of endpoints is one very large type. Write several files with `outputFiles`, and import each hook from its own part.',
      page: { path: `${CODEGEN}#pitfall-slow`, title: 'Code generation, the editor is slow' },
    },
  ],
}
