import { registerHooks } from 'node:module';

/**
 * For each module of a package Node parses its package.json again to know its format. drizzle-orm's has 179 kB and a hundred modules: a
 * quarter of a start from sources. All are ES modules, so nothing needs to be read.
 */
registerHooks({
  resolve: (specifier, context, resolve) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : resolve(specifier, context),
});
