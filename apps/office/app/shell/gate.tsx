import { type ReactNode, useEffect } from 'react';
import { useMessage } from '../messages/use-message.ts';
import { FailedBox } from '../parts/failed-box.tsx';
import { OfficeButton } from '../parts/office-button.tsx';
import { StateBox } from '../parts/state-box.tsx';
import { currentAddress, go, useQuery } from '../platform/navigation/place.ts';
import { mayOpen } from '../screens/may-open.ts';
import type { Screen } from '../screens/screens.ts';
import { readSessionAgain } from '../state/session/read-session.ts';
import { signInAddress, wantedAddress } from '../state/session/return-path.ts';
import { useSessionStore } from '../state/session/session-store.ts';
import { signOut } from '../state/session/sign-out.ts';
import { Desk } from './desk.tsx';

/** Leads elsewhere, with no way back to here. */
function Redirect({ to }: { to: string }) {
  useEffect(() => go(to, { isReplacing: true }), [to]);
  return null;
}

/** A page that whoever is here may not open: they may be somebody else. */
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

/** Shows a screen to who may open it; nobody is led to the door first, and from the door on to where they were going (ROL-27). */
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
