/**
 * True in the application of the stores, which takes cash and cards alone (PYX-103). It is a constant of the build. Where code is to be
 * left out of its bundle, the import itself is written behind the constant, because the bundler looks no further.
 */
export const isBuiltForStores: boolean = import.meta.env.VITE_BUILT_FOR === 'stores';

/** In place of code that this build leaves out, and that nothing of it asks for. @throws always */
export function leftOut(): never {
  throw new Error('The application of the stores is built without this part');
}
