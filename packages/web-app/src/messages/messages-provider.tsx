import { type ReactNode, useContext } from 'react';
import { IntlProvider, useMessages } from 'use-intl/react';
import { type OwnWords, OwnWordsContext, withOwnWords } from './own-words.ts';
import { CurrencyContext } from './use-format.ts';

type Tables = Record<string, object | undefined>;

interface MessagesProps {
  messages: Tables;
  currency: string;
  timeZone: string;
  words?: OwnWords | undefined;
  children: ReactNode;
}

const none: OwnWords = {};

/** A missing message shows its id and logs a warning (I18N-12). */
export function MessagesProvider({ messages, currency, timeZone, words = none, children }: MessagesProps) {
  return (
    <IntlProvider
      locale="fr"
      timeZone={timeZone}
      messages={withOwnWords(messages, words)}
      onError={(error) => console.warn(error.message)}
      getMessageFallback={({ key }) => key}
    >
      <OwnWordsContext value={words}>
        <CurrencyContext value={currency}>{children}</CurrencyContext>
      </OwnWordsContext>
    </IntlProvider>
  );
}

export function AddedMessages<T extends object>({ add, children }: { add: Partial<T>; children: ReactNode }) {
  const known = useMessages();
  const words = useContext(OwnWordsContext);
  return (
    <IntlProvider locale="fr" messages={{ ...known, ...withOwnWords(add as Tables, words) }}>
      {children}
    </IntlProvider>
  );
}
