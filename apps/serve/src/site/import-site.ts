import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `site.ts` may import: it says of an object which type it has, and nothing else. */
const definition = 'data:text/javascript,export const defineSite = (site) => site;';

/** The addresses of the modules that were asked for. */
const asked = new Set<string>();

/** A site's folder may be anywhere, with no package around it: what its module imports is known by name, and that it is TypeScript. */
registerHooks({
  resolve: (specifier, context, resolve) => {
    if (specifier === '@comptoir/contract/site') return { url: definition, shortCircuit: true };
    if (asked.has(specifier)) return { url: specifier, format: 'module-typescript', shortCircuit: true };
    return resolve(specifier, context);
  },
});

/** The value that the `site.ts` of a folder exports; nothing of it is checked yet. @throws what its evaluation throws. */
export async function importSite(folder: string): Promise<unknown> {
  const { href } = pathToFileURL(join(folder, 'site.ts'));
  asked.add(href);
  const module = (await import(href)) as { default: unknown };
  return module.default;
}
