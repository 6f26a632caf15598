/** Facts about the site that several parts of the configuration share. */
export const SITE = {
  title: 'Redux Toolkit',
  tagline:
    'The documentation of Redux Toolkit and RTK Query, where every sample is checked against the library.',
  /** Separates page title and site title. */
  titleDelimiter: '|',
  baseUrl: '/',
  favicon: '/img/favicon.svg',
  socialImage: 'img/social.png',
  /** Where the documented library is developed. `SITE_REPOSITORY_URL` says where this site is developed. */
  repositoryUrl: 'https://github.com/reduxjs/redux-toolkit',
} as const
