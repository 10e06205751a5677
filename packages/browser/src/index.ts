export { followReplacement, followUpdates, type WorkerNews } from './follow-worker.ts';
export { enterAgain, hearSilentFields } from './hear-silent-fields.ts';
export { isOnline, watchOnline } from './online.ts';
export { canPush, leavePush } from './push.ts';
export { createPushSwitch, type PushStanding, type PushSwitch } from './push-switch.ts';
export { randomId } from './random-id.ts';
export { reloadPage } from './reload-page.ts';
export { surviveTranslators } from './survive-translators.ts';
export { isPageVisible, watchVisible } from './visibility.ts';
