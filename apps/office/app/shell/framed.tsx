import type { ReactNode } from 'react';
import { useMessage } from '../messages/use-message.ts';
import type { Screen } from '../screens/screens.ts';
import { Desk } from './desk.tsx';
import { BottomBar } from './navigation/navigation.tsx';

export function Framed({ screen, children }: { screen: Screen; children: ReactNode }) {
  const say = useMessage();
  if (screen.frame === 'desk') return <Desk title={say(`shell.pages.${screen.title}`)}>{children}</Desk>;
  if (screen.frame === 'none') return children;
  return (
    <>
      {children}
      <BottomBar isForPhones />
    </>
  );
}
