import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { settingsMessages } from '../../../messages/french/settings.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { openSession } from '../../../state/session/session-store.ts';
import { SiteContext } from '../../../state/site.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { RelaysPanel } from './relays-panel.tsx';

const path = '/v2/office/settings/printers/relays';
const codes = '/v2/office/devices/codes';
const site = {
  title: 'Lève-tard',
  logo: { before: 'Lève', after: 'tard', mark: null },
  currency: 'EUR' as const,
  timeZone: 'Europe/Paris',
};
const relay = { id: 1, name: 'Caisse', seenAt: '2026-11-23T18:32:00Z', isThere: true };

beforeEach(() => {
  const person = { id: 7, name: 'Karim' };
  openSession({ role: 'manager', person, device: null, permissions: ['reception', 'devices'], site: site.title });
});

const show = () =>
  render(
    <SiteContext.Provider value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ settings: settingsMessages }}>
          <RelaysPanel />
        </AddedMessages>
      </MessagesProvider>
    </SiteContext.Provider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const states = async () =>
  (await screen.findAllByTestId('relay')).map((row) => row.textContent?.replace(/\s+/g, ' ') ?? '');

it('says of each relay whether it is there, and since when it is not [TCK-09]', async () => {
  const relays = [
    relay,
    { ...relay, id: 2, name: 'Bar', isThere: false },
    { ...relay, id: 3, name: 'Neuf', seenAt: null, isThere: false },
  ];
  fakeOffice({ [`GET ${path}`]: replies.success(relays) });
  show();
  expect(await states()).toEqual([
    'CaisseEn marche.',
    expect.stringMatching(/^BarNe répond pas depuis .*23 nov.* à 19 h 32\.$/),
    'NeufN’a pas encore imprimé.',
  ]);
});

it('makes a code, shows the command that takes it, and asks again afterwards [TCK-09, ROL-07]', async () => {
  let relays: object[] = [];
  const asked = fakeOffice({
    [`GET ${path}`]: () => replies.success(relays),
    [`POST ${codes}`]: replies.success({ code: 'ABCD2345', expiresAt: '2026-11-23T18:42:00Z' }),
  });
  show();
  await screen.findByText('Aucun relais.');
  press('Faire un code');
  expect(screen.getByText(/Ce champ est/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Nom du relais'), { target: { value: 'Caisse' } });
  press('Faire un code');
  const shown = await screen.findByRole('status');
  expect(within(shown).getByText(/--code ABCD-2345$/).textContent).toBe(
    `npm run printer -- --url ${location.origin} --code ABCD-2345`,
  );
  expect(asked.at(-1)).toEqual({ method: 'POST', path: codes, body: { name: 'Caisse', kind: 'printer' } });
  relays = [relay];
  press('C’est fait');
  expect(await states()).toEqual(['CaisseEn marche.']);
  expect(screen.getByLabelText<HTMLInputElement>('Nom du relais').value).toBe('');
  expect(screen.queryByText(/Ce champ est/)).toBeNull();
});

it('says that the relays can’t be read, and asks again [TCK-09]', async () => {
  let isDown = true;
  fakeOffice({ [`GET ${path}`]: () => (isDown ? replies.refusal(422, 'validation') : replies.success([relay])) });
  show();
  const retry = await screen.findByRole('button', { name: /essayer/i });
  isDown = false;
  fireEvent.click(retry);
  expect(await states()).toEqual(['CaisseEn marche.']);
});

it('is for managers only [TCK-09]', () => {
  const person = { id: 8, name: 'Ali' };
  openSession({ role: 'kitchen', person, device: null, permissions: ['board'], site: site.title });
  const asked = fakeOffice({});
  show();
  expect([screen.queryByText('Relais d’imprimantes'), asked]).toEqual([null, []]);
});
