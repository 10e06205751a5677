import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `site.ts` may only import this function, which types its argument. */
const definition = 'data:text/javascript,export const defineSite = (site) => site;';

const asked = new Set<string>();

/** A site's folder may be outside of any package, so its import and module type are resolved here. */
registerHooks({
  resolve: (specifier, context, resolve) => {
    if (specifier === '@comptoir/contract/site') return { url: definition, shortCircuit: true };
    if (asked.has(specifier)) return { url: specifier, format: 'module-typescript', shortCircuit: true };
    return resolve(specifier, context);
  },
});

/** Imports a folder's `site.ts` without validation. @throws any error of its evaluation */
export async function importSite(folder: string): Promise<unknown> {
  const { href } = pathToFileURL(join(folder, 'site.ts'));
  asked.add(href);
  const module = (await import(href)) as { default: unknown };
  return module.default;
}
