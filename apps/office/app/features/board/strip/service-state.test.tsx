import type { Service } from '@comptoir/contract';
import { exampleBoard } from '@comptoir/contract/testing';
import { hearServerDate } from '@comptoir/web-app/clock';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import type { ConnectionView } from '../../../state/board/connection/board-connection.ts';
import { SiteContext } from '../../../state/site.ts';
import { ServiceState } from './service-state.tsx';

const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;
/** Friday 20 November 2026, 23:00 in Lyon. */
const now = Temporal.Instant.from('2026-11-20T22:00:00Z');
const closed = { isOpen: false, until: null };
const at = (wallTime: string) => Temporal.PlainDateTime.from(wallTime).toZonedDateTime('Europe/Paris').toInstant();

it.each<[string, Partial<Service>, ConnectionView['state'], string, string]>([
  ['while it is open', { until: at('2026-11-20T23:30') }, 'live', 'Ouvert jusqu’à 23 h 30', 'light'],
  [
    'before the day’s next service',
    { ...closed, until: at('2026-11-20T23:30') },
    'live',
    'Fermé, ouvre à 23 h 30',
    'light closed',
  ],
  [
    'on a day before',
    { ...closed, until: at('2026-11-24T11:30') },
    'live',
    'Fermé, ouvre mardi à 11 h 30',
    'light closed',
  ],
  ['where no service is to come', closed, 'live', 'Fermé', 'light closed'],
  ['in a pause', { unanswered: 2 }, 'live', 'En pause, 0 nouvelle commande', 'light off'],
  ['without a connection', closed, 'lost', 'Fermé', 'light off'],
])(
  '%s says how the restaurant stands, with a light that is green only while orders come in [BRD-66]',
  (_, change, state, words, light) => {
    hearServerDate(now.epochMilliseconds);
    const { service } = exampleBoard([]);
    useBoardStore.setState({ service: { ...service, ...change }, connection: { state, isPolling: false, heardAt: 0 } });
    render(
      <SiteContext value={site}>
        <MessagesProvider currency="EUR" timeZone="Europe/Paris">
          <AddedMessages add={{ board: boardMessages }}>
            <ServiceState />
          </AddedMessages>
        </MessagesProvider>
      </SiteContext>,
    );
    const told = screen.getByTestId('link-state');
    expect([told.textContent?.replace(/\s/g, ' '), told.previousElementSibling?.className]).toEqual([words, light]);
  },
);
