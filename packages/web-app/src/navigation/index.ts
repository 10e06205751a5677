export { focusHeading } from './focus-heading.ts';
export { followClick, type GoOptions, Link, readLink } from './link.tsx';
