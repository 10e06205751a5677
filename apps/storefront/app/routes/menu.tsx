import type { Screen } from '../shell/screen.ts';

export const handle: Screen = { page: 'Menu', path: '/menu', header: 'solid', hasFooter: true, isIndexed: true };

export default function Menu() {
  return <h1>Menu</h1>;
}
