import { askToNotify, type BrowserPush, canPush, digestOf, findPush, subscribeToPush } from './push.ts';

/** How a server is asked about the browsers that it tells of one thing. */
export interface PushDesk {
  /** What a browser subscribes by, and the digests of those that are told. */
  standing: () => Promise<{ publicKey: string; browsers: readonly string[] }>;
  take: (subscription: BrowserPush) => Promise<unknown>;
  end: (endpoint: string) => Promise<unknown>;
}

/**
 * `unknown`: not looked at yet; `unread`: it could not be found out; `none`: this browser can't be told; `denied`: it was asked
 * just now, and said no.
 */
export type PushStanding = 'unknown' | 'unread' | 'none' | 'off' | 'busy' | 'on' | 'failed' | 'denied';

/** Whether this browser is told of one thing, and the way to have it told or not. */
export interface PushSwitch {
  standing: () => PushStanding;
  /** Looks where things stand, and calls back at each change. Returns the way to stop that. */
  watch: (onChange: () => void) => () => void;
  /** To be called by a tap: only then may anybody be asked for permission. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** `scope`: of the worker that shows what is pushed. */
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
        // What a tap has begun meanwhile knows better.
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
