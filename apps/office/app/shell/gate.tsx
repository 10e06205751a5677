import { type ReactNode, useEffect } from 'react';
import { FailedBox } from '../components/failed-box.tsx';
import { OfficeButton } from '../components/office-button.tsx';
import { StateBox } from '../components/state-box.tsx';
import { useMessage } from '../messages/use-message.ts';
import { currentAddress, go, useQuery } from '../platform/navigation/navigation.ts';
import { mayOpen } from '../screens/may-open.ts';
import type { Screen } from '../screens/screens.ts';
import { readSessionAgain } from '../state/session/read-session.ts';
import { signInAddress, wantedAddress } from '../state/session/return-path.ts';
import { useSessionStore } from '../state/session/session-store.ts';
import { signOut } from '../state/session/sign-out.ts';
import { Desk } from './desk.tsx';

function Redirect({ to }: { to: string }) {
  useEffect(() => go(to, { isReplacing: true }), [to]);
  return null;
}

function Forbidden({ title }: { title: string }) {
  const say = useMessage();
  return (
    <Desk title={title}>
      <StateBox icon="circle-alert" title={say('state.forbiddenTitle')} text={say('state.forbidden')}>
        <OfficeButton kind="plain" isForDesk onClick={() => void signOut().catch(() => undefined)}>
          {say('state.signOut')}
        </OfficeButton>
      </StateBox>
    </Desk>
  );
}

/** Without a session, a screen redirects to the sign-in page, which leads back to the screen (ROL-27). */
export function Gate({ screen, children }: { screen: Screen; children: ReactNode }) {
  const say = useMessage();
  const query = useQuery();
  const state = useSessionStore((store) => store.state);
  if (screen.access === 'anybody')
    return state.kind === 'in' && screen.title === 'signIn' ? <Redirect to={wantedAddress(query)} /> : children;
  if (state.kind === 'out') return <Redirect to={signInAddress(currentAddress())} />;
  if (state.kind === 'asking') return null;
  const title = say(`shell.pages.${screen.title}`);
  if (state.kind === 'unreachable')
    return (
      <Desk title={title}>
        <FailedBox error={null} onRetry={() => void readSessionAgain()} />
      </Desk>
    );
  return mayOpen(state.session, screen) ? children : <Forbidden title={title} />;
}
