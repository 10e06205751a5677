/** How a command is typed here: by the command of a release, or by npm in a working copy. */
export function callOf(command: string): string {
  if (process.env.SHOP_RELEASE !== undefined) return `shop ${command}`;
  return command === 'start' ? 'npm start' : `npm run ${command.replace(' --', ' -- --')}`;
}
