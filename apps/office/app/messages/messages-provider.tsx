import { AddedMessages as Added, MessagesProvider as Provider } from '@comptoir/web-app/messages';
import type { ComponentProps } from 'react';
import { french } from './french/french.ts';
import type { AddedTables } from './message-id.ts';

export function MessagesProvider(props: Omit<ComponentProps<typeof Provider>, 'messages'>) {
  return <Provider {...props} messages={french} />;
}

export const AddedMessages = Added<AddedTables>;
