import { exampleBoard } from '@comptoir/contract/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useClockStore } from '../../../state/clock/clock-store.ts';
import { SiteContext } from '../../../state/site.ts';
import { ServiceState } from './service-state.tsx';
import styles from './strip.module.css';

const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;
const { link: linkAtFirst } = useBoardStore.getState();
afterEach(() => {
  useBoardStore.setState({ link: linkAtFirst });
  useClockStore.setState({ offsetMilliseconds: 0 });
});

/** On Monday at 20 h in the restaurant, whatever the device says. */
function show(change: { isOpen: boolean; until: string | null }) {
  const monday = Temporal.Instant.from('2026-11-23T20:00:00+01:00').epochMilliseconds;
  useClockStore.setState({ offsetMilliseconds: monday - Date.now() });
  const until = change.until === null ? null : Temporal.Instant.from(change.until);
  useBoardStore.setState({
    link: { ...linkAtFirst, state: 'live' },
    service: { ...exampleBoard([]).service, unanswered: null, isOpen: change.isOpen, until },
  });
  render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <ServiceState />
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
  const words = screen.getByTestId('link-state');
  const light = words.previousElementSibling?.classList;
  return [words.textContent?.replace(/\s/g, ' '), light?.contains(styles.off ?? '') ? 'grey' : 'green'];
}

it.each([
  ['today', '2026-11-23T20:30:00+01:00', 'Fermé, ouvre à 20 h 30'],
  ['tomorrow', '2026-11-24T11:30:00+01:00', 'Fermé, ouvre mardi à 11 h 30'],
  ['some day', null, 'Fermé'],
])('says of a restaurant that opens %s when, beside a grey light [OFC-18]', (_, until, words) => {
  expect(show({ isOpen: false, until })).toEqual([words, 'grey']);
});

it('says of an open restaurant until when, beside a green light [OFC-18]', () => {
  expect(show({ isOpen: true, until: '2026-11-23T22:30:00+01:00' })).toEqual(['Ouvert jusqu’à 22 h 30', 'green']);
});
