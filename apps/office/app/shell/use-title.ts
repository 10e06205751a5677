import { useEffect } from 'react';
import type { MessageId } from '../messages/message-id.ts';
import { useMessage } from '../messages/use-message.ts';
import { windowTitle } from '../messages/window-title.ts';
import { setTitle } from '../platform/set-title.ts';
import { useSite } from '../state/site.ts';

export function useTitle(page: MessageId): void {
  const say = useMessage();
  const { title: site } = useSite();
  const title = windowTitle(say(page), site);
  useEffect(() => setTitle(title), [title]);
}
