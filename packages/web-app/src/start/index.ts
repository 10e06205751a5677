export { enterAgain, hearSilentFields } from './hear-silent-fields.ts';
export { surviveTranslators } from './survive-translators.ts';
