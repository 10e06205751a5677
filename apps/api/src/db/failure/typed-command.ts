/**
 * Writes a command as the user types it: `shop orders` in a release, `npm run orders` in a working copy, where options come after two
 * dashes.
 */
export function typedCommand(words: string, { SHOP_RELEASE: release } = process.env): string {
  if (release !== undefined) return `shop ${words}`;
  return `npm run ${words.replace(/^site new/, 'site:new').replace(' --', ' -- --')}`;
}
