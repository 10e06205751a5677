import { officeCaller } from './office-caller.ts';
import { openSession, useSessionStore } from './session-store.ts';

/** Asks the server who is here. Where it can't be asked, whoever was here before still is. */
export async function readSession(): Promise<void> {
  try {
    openSession(await officeCaller.session());
  } catch {
    if (useSessionStore.getState().state.kind === 'asking')
      useSessionStore.setState({ state: { kind: 'unreachable' } });
  }
}

/** Tries again where nobody knows who is here. */
export async function readSessionAgain(): Promise<void> {
  useSessionStore.setState({ state: { kind: 'asking' } });
  await readSession();
}
