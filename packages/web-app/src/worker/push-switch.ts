import { askToNotify, type BrowserPush, canPush, digestOf, findPush, subscribeToPush } from './push.ts';

export interface PushDesk {
  /** `browsers` are the digests of the subscribed endpoints. */
  standing: () => Promise<{ publicKey: string; browsers: readonly string[] }>;
  take: (subscription: BrowserPush) => Promise<unknown>;
  end: (endpoint: string) => Promise<unknown>;
}

/** `unread`: the check failed. `none`: not supported. `denied`: the user has just refused. */
export type PushStanding = 'unknown' | 'unread' | 'none' | 'off' | 'busy' | 'on' | 'failed' | 'denied';

export interface PushSwitch {
  standing: () => PushStanding;
  watch: (onChange: () => void) => () => void;
  /** Call this in a tap, because browsers require a user gesture. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** `scope` is the scope of the worker that shows the pushes. */
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
