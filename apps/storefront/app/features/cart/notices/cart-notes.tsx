import { classNames, linkStyles, Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import type { PriceNews } from './use-price-news.ts';

/** A note about a change that the customer has not made. It stays until it is dismissed. */
export function ReadNote({ onRead, children }: { onRead: () => void; children: ReactNode }) {
  const say = useMessage();
  return (
    <Note kind="warm" icon="info">
      {children}
      <button type="button" className={classNames(linkStyles.link, 'small')} onClick={onRead}>
        {say('cart.understood')}
      </button>
    </Note>
  );
}

export function PriceNewsNote({ news, onRead }: { news: PriceNews[]; onRead: () => void }) {
  const say = useMessage();
  const format = useFormat();
  return (
    <ReadNote onRead={onRead}>
      <div role="status" data-testid="price-news">
        <p>{say('cart.pricesChanged')}</p>
        <ul className="bold figures">
          {news.map(({ key, name, beforeCents, afterCents }) => (
            <li key={key}>
              {say('cart.changed', {
                subject: name ?? say('cart.delivery'),
                before: format.money(beforeCents),
                after: format.money(afterCents),
              })}
            </li>
          ))}
        </ul>
      </div>
    </ReadNote>
  );
}
