import { classNames, linkStyles, Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import type { PriceNews } from './use-price-news.ts';

/** Something that happened to the cart without the diner; it stays until they say that they have read it. */
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

/** Each line, and the delivery, that has another price than a moment ago (CHK-47). */
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
