import type { ReactNode } from 'react';
import { useScreen } from './use-screen.ts';

export function Main({ children }: { children: ReactNode }) {
  const { screen } = useScreen();
  return (
    <main id="main" tabIndex={-1} data-page={screen?.page}>
      {children}
    </main>
  );
}
