export { followReplacement, followUpdates, type WorkerNews } from './follow-worker.ts';
export { canPush, leavePush } from './push.ts';
export { createPushSwitch, type PushStanding, type PushSwitch } from './push-switch.ts';
