/**
 * Checks the spelling of what people read: `npm run check:spelling`. Names and words of the field that no dictionary knows
 * are in `scripts/spelling/words.txt`, one a line.
 */
export default {
  version: '0.2',
  language: 'en-US',
  files: [
    'docs/**/*.mdx',
    'content/challenges/**/*.mdx',
    '*.md',
    'contributing/*.md',
    '.github/**/*.{md,yml}',
    // The texts of the site itself. Search is left out: it knows what readers misspell.
    'content/{errors,symptoms}/*.yaml',
    'src/{components,pages,theme,features/demos}/**/*.{ts,tsx,mdx}',
    'src/config/*.ts',
  ],
  ignorePaths: [
    // What readers type.
    '**/*.search.yaml',
    '**/*.test.{ts,tsx}',
  ],
  enableGlobDot: true,
  dictionaries: ['field', 'npm', 'typescript', 'html', 'css', 'software-terms'],
  dictionaryDefinitions: [{ name: 'field', path: './scripts/spelling/words.txt' }],
  // British words that the American dictionary has, too. The library's own values, such as `task-cancelled`, are code.
  flagWords: [
    'cancelled->canceled',
    'cancelling->canceling',
    'labelled->labeled',
    'labelling->labeling',
    'modelled->modeled',
    'modelling->modeling',
    'signalled->signaled',
    'signalling->signaling',
    'grey->gray',
    'catalogue->catalog',
    'judgement->judgment',
    'learnt->learned',
    'spelt->spelled',
    'whilst->while',
    'fulfil->fulfill',
    'artefact->artifact',
    'programme->program',
  ],
  // Values and ids that contain a British word.
  ignoreRegExpList: ['/\\b[\\w-]+-cancelled\\b/g', '/task cancelled \\(reason/g'],
  overrides: [
    {
      filename: '**/*.{md,mdx}',
      // Code isn't prose: fences, inline code, imports, exports that front matter lists, addresses, ids of headings.
      ignoreRegExpList: [
        '/^(\\s*)(`{3,})[^]*?^\\1\\2`*$/gm',
        '/`[^`\\n]+`/g',
        '/^import .*$/gm',
        '/^ {2}- \\w+$/gm',
        '/\\]\\([^)]*\\)/g',
        '/\\{\\/\\*[^]*?\\*\\/\\}/g',
      ],
    },
    {
      // In code, only what it shows or explains: names are the library's.
      filename: '**/*.{ts,tsx}',
      ignoreRegExpList: ['/\\b[\\w$]*[a-z][A-Z][\\w$]*\\b/g', '/`[^`\\n]+`/g'],
    },
    {
      // The same in data, where code in a text may go on in the next line.
      filename: 'content/**/*.yaml',
      ignoreRegExpList: ['/\\b[\\w$]*[a-z][A-Z][\\w$]*\\b/g', '/`[^`]+`/g'],
    },
  ],
}
