import { createPushSwitch, type PushStanding, type PushSwitch } from '@comptoir/web-app/worker';
import { useState, useSyncExternalStore } from 'react';
import { workerScope } from '../../platform/service-worker.ts';
import { officeCaller } from '../../state/session/office-caller.ts';

export function useAlerts(): Omit<PushSwitch, 'standing' | 'watch'> & { standing: PushStanding } {
  const [alerts] = useState(() =>
    createPushSwitch(workerScope, {
      standing: () => officeCaller.alerts(),
      take: (subscription) => officeCaller.takeAlerts(subscription),
      end: (endpoint) => officeCaller.endAlerts(endpoint),
    }),
  );
  return { ...alerts, standing: useSyncExternalStore(alerts.watch, alerts.standing) };
}
