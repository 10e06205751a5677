import { askToNotify, type BrowserPush, canPush, digestOf, findPush, subscribeToPush } from './push.ts';

/** The server's list of the browsers that get the pushes about one subject. */
export interface PushDesk {
  /** `browsers`: digests of the endpoints that are on the list. */
  standing: () => Promise<{ publicKey: string; browsers: readonly string[] }>;
  take: (subscription: BrowserPush) => Promise<unknown>;
  end: (endpoint: string) => Promise<unknown>;
}

/**
 * `unknown`: not looked at yet; `unread`: it could not be found out; `none`: this browser can't get pushes; `denied`: the user
 * has just refused them.
 */
export type PushStanding = 'unknown' | 'unread' | 'none' | 'off' | 'busy' | 'on' | 'failed' | 'denied';

/** Whether this browser gets the pushes about one subject, and how to change that. */
export interface PushSwitch {
  standing: () => PushStanding;
  /** Finds out the standing and calls back at each change. Returns how to stop. */
  watch: (onChange: () => void) => () => void;
  /** Call it in a tap: only then do browsers ask for permission. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** `scope`: the scope of the worker that shows the pushes. */
export function createPushSwitch(scope: string, desk: PushDesk): PushSwitch {
  let standing: PushStanding = 'unknown';
  const watchers = new Set<() => void>();

  function change(next: PushStanding): void {
    standing = next;
    for (const tell of watchers) tell();
  }

  async function turn(work: () => Promise<PushStanding>): Promise<void> {
    change('busy');
    change(await work().catch(() => 'failed'));
  }

  return {
    standing: () => standing,
    watch: (onChange) => {
      watchers.add(onChange);
      look(scope, desk)
        .catch(() => 'unread' as const)
        // A tap meanwhile has changed the standing.
        .then((found) => standing === 'unknown' && change(found));
      return () => watchers.delete(onChange);
    },
    turnOn: () =>
      turn(async () => {
        if (!(await askToNotify())) return 'denied';
        const { publicKey } = await desk.standing();
        await desk.take(await subscribeToPush(scope, publicKey));
        return 'on';
      }),
    turnOff: () =>
      turn(async () => {
        const endpoint = await findPush(scope);
        if (endpoint !== null) await desk.end(endpoint);
        return 'off';
      }),
  };
}

async function look(scope: string, desk: PushDesk): Promise<PushStanding> {
  if (!canPush()) return 'none';
  const endpoint = await findPush(scope);
  if (endpoint === null) return 'off';
  const { browsers } = await desk.standing();
  return browsers.includes(await digestOf(endpoint)) ? 'on' : 'off';
}
