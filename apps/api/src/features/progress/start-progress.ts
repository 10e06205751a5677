import { type ActionRequest, type ActTools, actOnOrder } from './act/act-on-order.ts';
import { watchClock } from './clock/watch-clock.ts';

export function startProgress(dependencies: ActTools & Parameters<typeof watchClock>[0]) {
  const { db, now, office, stockHours, kitchen, wakeRefunds, announce } = dependencies;
  const tools: ActTools = { db, now, office, stockHours, kitchen, wakeRefunds, announce };
  return {
    act: (request: ActionRequest) => actOnOrder(tools, request),
    jobs: [watchClock(dependencies)],
  };
}
