import { registerHooks } from 'node:module';

/**
 * Of a module in a package Node parses the whole package.json, each time anew, to know its format. drizzle-orm's weighs 179 kB,
 * and whoever runs from the sources (tools, development) reads a hundred of its modules: a quarter of a start. They are all ES
 * modules, so nothing needs to be read.
 */
registerHooks({
  resolve: (specifier, context, resolve) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : resolve(specifier, context),
});
