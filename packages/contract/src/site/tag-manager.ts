const idPattern = /^(GTM|G)-[0-9A-Z]+$/;

/** Where the script of the tag manager stands. @throws an Error that names the id, where it is none (CFG-15). */
export function tagManagerScript(id: string): string {
  if (!idPattern.test(id))
    throw new Error(`The tag manager's id "${id}" must be GTM- or G- and capital letters or digits.`);
  const path = id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js';
  return `https://www.googletagmanager.com/${path}?id=${id}`;
}

/** Whether pages of the site may load it: it is on, and its id is one. */
export function usesTagManager({ tagManager }: { tagManager: { enabled: boolean; id: string } }): boolean {
  return tagManager.enabled && idPattern.test(tagManager.id);
}
