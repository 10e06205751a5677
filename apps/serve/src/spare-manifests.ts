import { registerHooks } from 'node:module';

/** Node would read the large package.json of drizzle-orm for each of its modules. All of these are ES modules. */
registerHooks({
  resolve: (specifier, context, resolve) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : resolve(specifier, context),
});
