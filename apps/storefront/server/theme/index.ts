export { judgeTheme } from './judge-theme.ts';
export { siteStyles } from './site-styles.ts';
