import type { OpenPrints } from '@comptoir/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { usePrintsStore } from '../../../state/board/prints-store.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { PrintBars } from './print-bars.tsx';

const calm: OpenPrints = { waiting: [], unknown: [], failed: [] };
const print = (id: number, number: number, paper: OpenPrints['failed'][number]['paper'] = 'kitchen') => ({
  id,
  number,
  paper,
  printer: 'Cuisine',
});

function open(prints: Partial<OpenPrints>) {
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ board: boardMessages }}>
        <PrintBars prints={{ ...calm, ...prints }} />
      </AddedMessages>
    </MessagesProvider>,
  );
}
const textOf = (id: string) =>
  screen.getAllByTestId(id).map((bar) => bar.querySelector('p')?.textContent?.replace(/\s/g, ' '));

it('says for each printer why its tickets wait, and how many [TCK-14]', async () => {
  const sent = fakeOffice({ 'POST /v2/office/prints': replies.success(calm) });
  open({
    waiting: [
      { printer: 'Cuisine', why: 'no_paper', ids: [7, 8] },
      { printer: 'Bar', why: 'unreachable', ids: [9] },
      { printer: 'Salle', why: 'not_ready', ids: [10] },
    ],
  });
  expect(textOf('printer-waits')).toEqual([
    'Imprimante Cuisine : plus de papier. 2 tickets attendent.',
    'Imprimante Bar : injoignable. 1 ticket attend.',
    'Imprimante Salle : capot ouvert ou hors ligne. 1 ticket attend.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'J’ai remis du papier' }));
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ ids: [7, 8], answer: 'again' }]);
  await expect.poll(() => usePrintsStore.getState().prints).toEqual(calm);
});

it('asks of one ticket after the other whether it came out [TCK-15]', async () => {
  const sent = fakeOffice({ 'POST /v2/office/prints': replies.success(calm) });
  open({ unknown: [print(3, 1042), print(4, 1043, 'cancelled')] });
  expect(textOf('print-asked')).toEqual(['Le ticket 1042 est-il sorti ? Imprimante Cuisine, encore 1 question.']);
  fireEvent.click(screen.getByRole('button', { name: 'Réimprimer' }));
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ ids: [3], answer: 'again' }]);
});

it('lists the tickets that were not printed, to print or to leave them all [TCK-16]', async () => {
  const sent = fakeOffice({ 'POST /v2/office/prints': replies.success(calm) });
  open({ failed: [print(5, 1042), print(6, 1042, 'receipt'), print(7, 1043)] });
  expect(textOf('prints-failed')).toEqual(['3 tickets non imprimés : 1042 et 1043.']);
  screen.getByRole('button', { name: 'Tout imprimer' });
  fireEvent.click(screen.getByRole('button', { name: 'Ignorer' }));
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ ids: [5, 6, 7], answer: 'done' }]);
});

it('says so where an answer did not arrive, and keeps the question [TCK-15]', async () => {
  fakeOffice({ 'POST /v2/office/prints': replies.refusal(503, 'unavailable') });
  open({ unknown: [print(3, 1042)] });
  fireEvent.click(screen.getByRole('button', { name: 'Oui' }));
  await screen.findByRole('alert');
  expect(screen.getByTestId('print-asked')).toBeTruthy();
});
