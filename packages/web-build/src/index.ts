export { compileMessages } from './compile-messages.ts';
export { describeBuild } from './describe-build.ts';
export { nameBuild } from './name-build.ts';
export { pagePlugins } from './page-plugins.ts';
export { pageTests } from './page-tests.ts';
export { precompress } from './precompress.ts';
export { clientBuild, pageConfig, workerEnvironment } from './wing-config.ts';
