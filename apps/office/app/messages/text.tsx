import type { HTMLAttributes } from 'react';
import type { MessageId } from './message-id.ts';
import { type MessageValues, useMessage } from './use-message.ts';

interface TextProps extends HTMLAttributes<HTMLElement> {
  id: MessageId;
  values?: MessageValues;
  as?: 'span' | 'p' | 'b' | 'small' | 'h1' | 'h2' | 'h3';
}

/** A sentence in an element of its own. */
export function Text({ id, values, as: Tag = 'span', ...rest }: TextProps) {
  const say = useMessage();
  return <Tag {...rest}>{say(id, values)}</Tag>;
}
