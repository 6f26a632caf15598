/*
 * Changed from the original, which warns on pages of old and unreleased versions: the site has one version, and every
 * page would load the banner's code.
 */
export default function DocVersionBanner(): null {
  return null
}
