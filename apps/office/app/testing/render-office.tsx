import { render } from '@testing-library/react';
import exampleSite from '../../../../sites/leve-tard/site.ts';
import { connectNavigation } from '../platform/navigation/navigation.ts';
import { Root } from '../root.tsx';
import { useSessionStore } from '../state/session/session-store.ts';

/** Opens the office at a URL, in a browser that has never opened it before. */
export function renderOffice(path: string): void {
  history.replaceState(null, '', path);
  useSessionStore.setState({ state: { kind: 'asking' } });
  connectNavigation();
  render(<Root site={exampleSite} />);
}
