export {
  type PushFault,
  type PushSandbox,
  type ReceivedPush,
  type SandboxSubscription,
  startPushSandbox,
} from './start-push-sandbox.ts';
