import type { HTMLAttributes } from 'react';
import type { MessageId } from './message-id.ts';
import { type MessageValues, specificationKey, useMessage } from './use-message.ts';

interface TextProps extends HTMLAttributes<HTMLElement> {
  id: MessageId;
  values?: MessageValues;
  as?: 'span' | 'p' | 'b' | 'small' | 'strong' | 'h1' | 'h2' | 'h3' | 'li' | 'dt' | 'dd' | 'legend' | 'div';
  /** Id of the element itself, for what names itself by it. */
  elementId?: string;
}

/** A sentence in an element of its own, which carries the specification's key where there is one (DEC-01). */
export function Text({ id, values, as: Tag = 'span', elementId, ...rest }: TextProps) {
  const say = useMessage();
  return (
    <Tag {...rest} id={elementId} data-i18n={specificationKey(id)}>
      {say(id, values)}
    </Tag>
  );
}
