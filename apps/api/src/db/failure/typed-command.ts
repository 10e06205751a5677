/** Formats a command for the terminal: `shop orders` in a release, `npm run orders` in a working copy. */
export function typedCommand(words: string, { SHOP_RELEASE: release } = process.env): string {
  if (release !== undefined) return `shop ${words}`;
  return `npm run ${words.replace(/^site new/, 'site:new').replace(' --', ' -- --')}`;
}
