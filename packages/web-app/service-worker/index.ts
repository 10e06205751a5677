export { keepFiles } from './keep-files.ts';
export { showPushes } from './show-pushes.ts';
