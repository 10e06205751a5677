import type { Screen } from '../shell/screen.ts';

export const handle: Screen = { page: 'Home', path: '/', header: 'over', hasFooter: true, isIndexed: true };

export default function Home() {
  return <h1>Home</h1>;
}
