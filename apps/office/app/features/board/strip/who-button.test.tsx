import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useWhoQuestion } from '../../../state/question/questions.ts';
import { closeSession, openSession } from '../../../state/session/session-store.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { WhoButton } from './who-button.tsx';

const tablet = {
  role: 'kitchen',
  person: null,
  device: { id: 3, name: 'Cuisine 1' },
  permissions: [],
  site: 'Lève-tard',
} as const;
const show = () =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ board: boardMessages }}>
        <WhoButton />
      </AddedMessages>
    </MessagesProvider>,
  );
const enter = (more: object) => openSession({ ...tablet, permissions: [], ...more });
const acting = (seconds: number) => ({ id: 4, name: 'Ali', until: Temporal.Now.instant().add({ seconds }) });

beforeEach(() => useWhoQuestion.setState({ asking: null }));
afterEach(() => {
  vi.useRealTimers();
  closeSession({ wasEnded: false });
});

it('is not there where the restaurant asks for no name, or a person is signed in [ROL-09]', () => {
  enter({});
  show();
  expect(screen.queryByTestId('who')).toBeNull();
});

it('asks at a tap, and names the person who acts [ROL-09]', () => {
  enter({ asksWho: true, acting: null });
  show();
  fireEvent.click(screen.getByRole('button', { name: /^Qui/ }));
  expect(useWhoQuestion.getState().asking).not.toBeNull();
  act(() => enter({ asksWho: true, acting: acting(600) }));
  expect(screen.getByTestId('who').textContent).toBe('Ali');
});

it('asks the server at the end of the ten minutes, which knows of actions since [ROL-09]', async () => {
  const told = { ...tablet, asksWho: true, acting: { id: 4, name: 'Ali', until: '2099-01-01T00:00:00Z' } };
  const asked = fakeOffice({ 'GET /v2/office/session': replies.success(told) });
  enter({ asksWho: true, acting: acting(-1) });
  show();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => screen.getByTestId('who').textContent).toBe('Ali');
});
