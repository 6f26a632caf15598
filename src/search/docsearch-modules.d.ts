// DocSearch 3.9 has these entry points, which keep the modal apart from the button, but doesn't declare them.
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react'
}

declare module '@docsearch/react/style' {}
