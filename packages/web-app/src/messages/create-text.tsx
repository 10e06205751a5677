import type { HTMLAttributes } from 'react';
import { type MessageValues, useSay } from './use-say.ts';

interface TextProps<Id extends string> extends HTMLAttributes<HTMLElement> {
  id: Id;
  values?: MessageValues;
  as?: 'span' | 'p' | 'b' | 'small' | 'strong' | 'h1' | 'h2' | 'h3' | 'li' | 'dt' | 'dd' | 'legend' | 'div';
  elementId?: string;
}

export function createText<Id extends string>(keyOf: (id: Id) => string | undefined = () => undefined) {
  return function Text({ id, values, as: Tag = 'span', elementId, ...rest }: TextProps<Id>) {
    const say = useSay<Id>();
    return (
      <Tag {...rest} id={elementId} data-i18n={keyOf(id)}>
        {say(id, values)}
      </Tag>
    );
  };
}
