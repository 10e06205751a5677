import { exampleBoard } from '@comptoir/contract/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { SiteContext } from '../../../state/site.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { ServiceState } from '../strip/service-state.tsx';
import { PauseBar } from './pause-bar.tsx';

function open(unanswered: number | null) {
  useBoardStore.setState({ service: { ...exampleBoard([]).service, unanswered } });
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ board: boardMessages }}>
        <PauseBar />
      </AddedMessages>
    </MessagesProvider>,
  );
}

it('says that orders are paused and why, until somebody takes them again [BRD-51]', async () => {
  const asked = fakeOffice({ 'DELETE /v2/office/board/pause': replies.success({}) });
  open(2);
  expect(screen.getByTestId('pause-bar').textContent).toContain('2 sont restées sans réponse.');
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre' }));
  await expect.poll(() => asked).toHaveLength(1);
});

it('says nothing where nothing is paused [BRD-51]', () => {
  open(null);
  expect(screen.queryByTestId('pause-bar')).toBeNull();
});

it('says so where that could not be told [BRD-51]', async () => {
  open(3);
  fireEvent.click(screen.getByRole('button', { name: 'Reprendre' }));
  await screen.findByRole('alert');
});

it('promises nothing on the strip while orders are paused, and says when that ends [BRD-51]', () => {
  const { service } = exampleBoard([]);
  const strip = () => screen.getByTestId('link-state').parentElement?.parentElement?.textContent?.replace(/\s/g, ' ');
  const show = (change: object) => {
    useBoardStore.setState({ service: { ...service, ...change } });
    const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;
    return render(
      <SiteContext value={site}>
        <MessagesProvider currency="EUR" timeZone="Europe/Paris">
          <AddedMessages add={{ board: boardMessages }}>
            <ServiceState />
          </AddedMessages>
        </MessagesProvider>
      </SiteContext>,
    );
  };
  const { unmount } = show({ unanswered: 2, resumesAt: service.until });
  expect(strip()).toMatch(/^En pause, 0 nouvelle commandeReprise à .*19 h 30$/);
  unmount();
  show({ unanswered: 2, resumesAt: null });
  expect(strip()).toBe('En pause, 0 nouvelle commandeReprise au prochain service');
});
