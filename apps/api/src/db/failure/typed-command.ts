/** Writes a command as typed: `shop orders` in a release, `npm run orders` in a working copy, with options after two dashes. */
export function typedCommand(words: string, { SHOP_RELEASE: release } = process.env): string {
  if (release !== undefined) return `shop ${words}`;
  return `npm run ${words.replace(/^site new/, 'site:new').replace(' --', ' -- --')}`;
}
