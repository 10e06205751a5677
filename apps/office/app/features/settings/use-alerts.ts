import { askToNotify, canPush, digestOf, findPush, subscribeToPush } from '@comptoir/browser';
import { useEffect, useState } from 'react';
import { workerScope } from '../../platform/service-worker.ts';
import { officeCaller } from '../../state/session/office-caller.ts';

/** `none`: this browser can't be told; `denied`: it was asked just now, and said no. */
type Standing = 'unknown' | 'none' | 'off' | 'busy' | 'on' | 'failed' | 'denied';

/** Whether alerts come to this browser, and the way to have them or not. */
export function useAlerts(): { standing: Standing; turnOn: () => Promise<void>; turnOff: () => Promise<void> } {
  const [standing, setStanding] = useState<Standing>('unknown');

  useEffect(() => {
    let isCurrent = true;
    look()
      .catch((): Standing => 'failed')
      .then((found) => isCurrent && setStanding(found));
    return () => {
      isCurrent = false;
    };
  }, []);

  async function change(work: () => Promise<Standing>): Promise<void> {
    setStanding('busy');
    setStanding(await work().catch((): Standing => 'failed'));
  }

  return {
    standing,
    turnOn: () =>
      change(async () => {
        if (!(await askToNotify())) return 'denied';
        const { publicKey } = await officeCaller.alerts();
        await officeCaller.takeAlerts(await subscribeToPush(workerScope, publicKey));
        return 'on';
      }),
    turnOff: () =>
      change(async () => {
        const endpoint = await findPush(workerScope);
        if (endpoint !== null) await officeCaller.endAlerts(endpoint);
        return 'off';
      }),
  };
}

async function look(): Promise<Standing> {
  if (!canPush()) return 'none';
  const endpoint = await findPush(workerScope);
  if (endpoint === null) return 'off';
  const { browsers } = await officeCaller.alerts();
  return browsers.includes(await digestOf(endpoint)) ? 'on' : 'off';
}
