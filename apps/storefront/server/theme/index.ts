export { deriveTheme } from './derive-theme.ts';
export { judgeTheme } from './judge-theme.ts';
export { siteStyles } from './site-styles.ts';
