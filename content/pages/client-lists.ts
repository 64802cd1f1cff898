import {
  listAppPages,
  listArticleLists,
  listMenus,
  listOtherAddresses,
  listSectionStarts,
  makeEnglishOnly,
  makeTranslatedOnly,
} from './lists.ts'

/**
 * What clients need of the manifest. The build replaces this module by its values (scripts/building/computed-modules.ts), so that
 * no client loads the manifest.
 */

export const ENGLISH_ONLY = makeEnglishOnly()
export const TRANSLATED_ONLY = makeTranslatedOnly()
export const ARTICLE_LISTS = listArticleLists()
export const MENUS = listMenus()
export const SECTION_STARTS = listSectionStarts()
export const APP_PAGES = listAppPages()
export const OTHER_ADDRESSES = listOtherAddresses()
