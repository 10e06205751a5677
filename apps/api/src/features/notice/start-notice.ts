import type { Outbox } from '../../jobs/outbox/outbox.ts';
import type { PushTools } from '../push/deliver-push.ts';
import { noticePushHandler } from './push-notice.ts';
import { noticeHandler } from './send-notice.ts';

type Dependencies = Parameters<typeof noticeHandler>[0] & {
  outbox: Outbox;
  pushOutbox: Outbox;
  pushTools: PushTools;
};

export function startNotice({ outbox, pushOutbox, pushTools, ...tools }: Dependencies): void {
  outbox.handle(noticeHandler(tools));
  pushOutbox.handle(noticePushHandler({ ...pushTools, site: tools.site }));
}
