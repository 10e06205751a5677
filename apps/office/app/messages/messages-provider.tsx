import type { ReactNode } from 'react';
import { IntlProvider, useMessages } from 'use-intl/react';
import { french } from './french/french.ts';
import type { AddedTables } from './message-id.ts';
import { CurrencyContext } from './use-format.ts';

interface MessagesProps {
  /** The restaurant's. */
  currency: string;
  timeZone: string;
  children: ReactNode;
}

/** The sentences of the first load and the restaurant's currency for everything inside. A missing one shows its id and warns. */
export function MessagesProvider({ currency, timeZone, children }: MessagesProps) {
  return (
    <IntlProvider
      locale="fr"
      timeZone={timeZone}
      messages={french}
      onError={(error) => console.warn(error.message)}
      getMessageFallback={({ key }) => key}
    >
      <CurrencyContext value={currency}>{children}</CurrencyContext>
    </IntlProvider>
  );
}

/** Adds the sentences of one screen, which come with its code. */
export function AddedMessages({ add, children }: { add: Partial<AddedTables>; children: ReactNode }) {
  const known = useMessages();
  return (
    <IntlProvider
      locale="fr"
      messages={{ ...known, ...add }}
      onError={(error) => console.warn(error.message)}
      getMessageFallback={({ key }) => key}
    >
      {children}
    </IntlProvider>
  );
}
