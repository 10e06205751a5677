import type { KitchenSettings } from '@comptoir/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingsMessages } from '../../../messages/french/settings.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { KitchenForm } from './kitchen-form.tsx';

const path = '/v2/office/settings/kitchen';
const current: KitchenSettings = {
  preparationMinutes: 15,
  travelMinutes: 15,
  refuseAfterMinutes: 12,
  dishesPerQuarter: null,
  showLeftFrom: null,
  alarmMails: [],
};
const show = () =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ settings: settingsMessages }}>
        <KitchenForm current={current} />
      </AddedMessages>
    </MessagesProvider>,
  );
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

it('changes the minutes, the patience and the addresses at once, and says so [HRS-10]', async () => {
  const saved = { ...current, preparationMinutes: 20, refuseAfterMinutes: null };
  const wanted = { ...saved, alarmMails: ['chef@example.org', 'gerant@example.org'] };
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success(wanted) });
  show();
  type(/Minutes de cuisine/, ' 20 ');
  type(/Refuser sans réponse/, '');
  type(/Prévenir aussi/, 'chef@example.org\n\n gerant@example.org');
  save();
  await screen.findByText('Enregistré. C’est déjà en vigueur.');
  expect(asked).toEqual([{ method: 'PUT', path, body: wanted }]);
});

it.each([
  [/Minutes de cuisine/, 'NaN', /240 au plus/],
  [/Minutes de cuisine/, '', /240 au plus/],
  [/Minutes de route/, '241', /240 au plus/],
  [/Refuser sans réponse/, '4', /De 5 à 60/],
  [/Plats par quart/, '0', /De 1 à 1000/],
  [/« Plus que »/, '21', /De 1 à 20/],
  [/Prévenir aussi/, 'chef@example.org\nchef', /une par ligne/],
])('asks for another value where %s is "%s", and sends nothing [HRS-10]', (label, value, fault) => {
  const asked = fakeOffice({});
  show();
  type(label, value);
  save();
  expect(screen.getByText(fault)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  expect(asked).toEqual([]);
});

it('keeps what is typed if it could not be saved, and says why [HRS-10]', async () => {
  fakeOffice({ [`PUT ${path}`]: replies.refusal(403, 'forbidden') });
  show();
  type(/Minutes de cuisine/, '35');
  save();
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>(/Minutes de cuisine/).value).toBe('35');
  expect(screen.queryByText(/déjà en vigueur/)).toBeNull();
});
