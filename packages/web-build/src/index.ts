export { compileMessages } from './compile-messages.ts';
export { describeBuild } from './describe-build.ts';
export { nameBuild } from './name-build.ts';
export { pageCss, pagePlugins, pageTarget } from './page-plugins.ts';
export { pageTests } from './page-tests.ts';
export { precompress } from './precompress.ts';
