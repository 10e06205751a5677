import { officeCaller } from './office-caller.ts';
import { openSession, useSessionStore } from './session-store.ts';

/** Reads the session from the server. Without a response, the stored session stays. */
export async function readSession(): Promise<void> {
  try {
    openSession(await officeCaller.session());
  } catch {
    if (useSessionStore.getState().state.kind === 'asking')
      useSessionStore.setState({ state: { kind: 'unreachable' } });
  }
}

export async function readSessionAgain(): Promise<void> {
  useSessionStore.setState({ state: { kind: 'asking' } });
  await readSession();
}
