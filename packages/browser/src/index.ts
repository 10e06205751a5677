export { followReplacement, followUpdates, type WorkerNews } from './follow-worker.ts';
export { isOnline, watchOnline } from './online.ts';
export {
  askToNotify,
  type BrowserPush,
  canPush,
  digestOf,
  findPush,
  leavePush,
  subscribeToPush,
} from './push.ts';
export { randomId } from './random-id.ts';
export { reloadPage } from './reload-page.ts';
export { isPageVisible, watchVisible } from './visibility.ts';
