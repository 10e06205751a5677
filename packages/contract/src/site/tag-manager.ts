const idPattern = /^(GTM|G)-[0-9A-Z]+$/;

/** Returns the address of the tag manager's script. @throws Error with the id if it is malformed (CFG-15). */
export function tagManagerScript(id: string): string {
  if (!idPattern.test(id))
    throw new Error(`The tag manager's id "${id}" must be GTM- or G- and capital letters or digits.`);
  const path = id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js';
  return `https://www.googletagmanager.com/${path}?id=${id}`;
}

export function usesTagManager({ tagManager }: { tagManager: { enabled: boolean; id: string } }): boolean {
  return tagManager.enabled && idPattern.test(tagManager.id);
}
