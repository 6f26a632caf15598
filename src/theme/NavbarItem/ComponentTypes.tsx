/*
 * Changed from the original, which lists the items for languages, versions and sidebars too: this site has one of each,
 * and every page would load their code. An item of such a type stops the build.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem'
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem'

export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  html: HtmlNavbarItem,
  search: SearchNavbarItem,
}
