/**
 * Makes the inline script that drops the memory of an older announcement's dismissal.
 * It stands in the head, before the theme's script in the body reads that memory.
 * The keys are the ones of `@docusaurus/theme-common`, `contexts/announcementBar`.
 *
 * @param id - the id of the announcement that the site shows now
 */
export function forgetOldDismissalScript(id: string): string {
  const serializedId = JSON.stringify(id).replaceAll('<', '\\u003c')
  return [
    '(function(){try{',
    `var id=${serializedId},idKey='docusaurus.announcement.id';`,
    'if(localStorage.getItem(idKey)!==id){',
    "localStorage.setItem('docusaurus.announcement.dismiss','false');",
    'localStorage.setItem(idKey,id)',
    '}}catch(error){}})()',
  ].join('')
}
