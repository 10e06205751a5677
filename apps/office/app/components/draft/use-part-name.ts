import { type CatalogueThing, readObject } from '@comptoir/contract';
import { offerTypes } from '@comptoir/domain';
import { useMessage } from '../../messages/use-message.ts';
import { nameOfPart } from '../../state/draft/read-parts.ts';

/** Names a part by its value: by its own name, an offer without a code by its type, else by its kind. */
export function usePartName(): (kind: CatalogueThing['kind'], value: unknown) => string {
  const say = useMessage();
  return (kind, value) => {
    const own = nameOfPart(value);
    if (own !== '') return own;
    const type = kind === 'offer' && offerTypes.find((known) => known === readObject(value).type);
    return say(type ? `draft.offer.type.${type}` : `draft.kind.${kind}`);
  };
}
