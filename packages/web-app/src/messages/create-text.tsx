import type { HTMLAttributes } from 'react';
import { type MessageValues, useSay } from './use-say.ts';

interface TextProps<Id extends string> extends HTMLAttributes<HTMLElement> {
  id: Id;
  values?: MessageValues;
  as?: 'span' | 'p' | 'b' | 'small' | 'strong' | 'h1' | 'h2' | 'h3' | 'li' | 'dt' | 'dd' | 'legend' | 'div';
  elementId?: string;
}

/**
 * Makes the component of a wing that shows a sentence in an element of its own. `keyOf` gives the value of `data-i18n`, which names
 * the sentence in every language; undefined: the element has no such attribute.
 */
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
