import { type ReactNode, useContext } from 'react';
import { IntlProvider, useMessages } from 'use-intl/react';
import { french } from './french/french.ts';
import type { AddedTables } from './message-id.ts';
import { type OwnWords, OwnWordsContext, withOwnWords } from './own-words.ts';
import { CurrencyContext } from './use-format.ts';

interface MessagesProps {
  /** The site's. */
  currency: string;
  timeZone: string;
  /** What the site says its own way; absent: nothing. */
  words?: OwnWords | undefined;
  children: ReactNode;
}

const none: OwnWords = {};

/** The sentences of the first load and the site's currency for everything inside. A missing one shows its id and warns (I18N-12). */
export function MessagesProvider({ currency, timeZone, words = none, children }: MessagesProps) {
  return (
    <IntlProvider
      locale="fr"
      timeZone={timeZone}
      messages={withOwnWords(french, words)}
      onError={(error) => console.warn(error.message)}
      getMessageFallback={({ key }) => key}
    >
      <OwnWordsContext value={words}>
        <CurrencyContext value={currency}>{children}</CurrencyContext>
      </OwnWordsContext>
    </IntlProvider>
  );
}

/** Adds the sentences of one screen or sheet, which come with its code. */
export function AddedMessages({ add, children }: { add: Partial<AddedTables>; children: ReactNode }) {
  const known = useMessages();
  const words = useContext(OwnWordsContext);
  return (
    <IntlProvider
      locale="fr"
      messages={{ ...known, ...withOwnWords(add, words) }}
      onError={(error) => console.warn(error.message)}
      getMessageFallback={({ key }) => key}
    >
      {children}
    </IntlProvider>
  );
}
