/**
 * A command of the restaurant's as it is typed where this process runs: `shop orders` of a release, `npm run orders` in a working copy, where
 * options are behind two dashes.
 */
export function typedCommand(words: string, { SHOP_RELEASE: release } = process.env): string {
  if (release !== undefined) return `shop ${words}`;
  return `npm run ${words.replace(/^site new/, 'site:new').replace(' --', ' -- --')}`;
}
