export { focusHeading } from './focus-heading.ts';
