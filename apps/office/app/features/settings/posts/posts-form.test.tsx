import type { PostSettings } from '@comptoir/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingsMessages } from '../../../messages/french/settings.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { PostsForm } from './posts-form.tsx';

const path = '/v2/office/settings/posts';
const oven = { id: 'four', name: 'Four', perWindow: 6, earlyMinutes: 30 };
const road = { id: 'route', name: 'Livreurs', perWindow: 30, earlyMinutes: 45 };
const none: PostSettings = { posts: [], deliveryPost: null, holdMinutes: 8 };
const both: PostSettings = { posts: [oven, road], deliveryPost: 'route', holdMinutes: 8 };
const show = (current: PostSettings) =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ settings: settingsMessages }}>
        <PostsForm current={current} />
      </AddedMessages>
    </MessagesProvider>,
  );
const post = (index: number) => within(screen.getAllByTestId('post')[index] as HTMLElement);
const type = (index: number, label: RegExp, value: string) =>
  fireEvent.change(post(index).getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('adds posts with ids after their names, and chooses the drivers’ [CAP-12]', async () => {
  const made = {
    posts: [
      { id: 'four-a-bois', name: 'Four à bois', perWindow: 4, earlyMinutes: 30 },
      { id: 'poste', name: '¿?', perWindow: 6, earlyMinutes: 30 },
    ],
    deliveryPost: 'poste',
    holdMinutes: 8,
  };
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success(made) });
  show(none);
  expect(screen.getByText('Aucun poste.')).toBeTruthy();
  press('Ajouter un poste');
  press('Ajouter un poste');
  type(0, /Nom du poste/, ' Four à bois ');
  type(0, /Unités par quart/, '4');
  type(1, /Nom du poste/, '¿?');
  fireEvent.change(screen.getByLabelText('Le poste des livreurs'), { target: { value: '1' } });
  press('Enregistrer');
  await screen.findByText('Enregistré. C’est déjà en vigueur.');
  expect(asked).toEqual([{ method: 'PUT', path, body: made }]);
});

it('takes a post away, and keeps which is the drivers’ [CAP-12]', async () => {
  const asked = fakeOffice({ [`PUT ${path}`]: replies.success({ ...both, posts: [road] }) });
  show(both);
  press('Enlever le poste Four');
  press('Enregistrer');
  await screen.findByText('Enregistré. C’est déjà en vigueur.');
  press('Enlever le poste Livreurs');
  press('Enregistrer');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.map(({ body }) => body)).toEqual([
    { posts: [road], deliveryPost: 'route', holdMinutes: 8 },
    { posts: [], deliveryPost: null, holdMinutes: 8 },
  ]);
});

it.each([
  [/Nom du poste/, '', /Ce champ est/],
  [/Nom du poste/, ' four', /Un autre poste a déjà ce nom/],
  [/Unités par quart/, '1000', /999 au plus/],
  [/Unités par quart/, '0,3', /999 au plus/],
  [/Unités par quart/, '', /999 au plus/],
  [/Au plus tôt/, '1441', /1440 au plus/],
])('asks for another value where %s is "%s", and sends nothing [CAP-12]', (label, value, fault) => {
  const asked = fakeOffice({});
  show(both);
  type(1, label, value);
  press('Enregistrer');
  expect(post(1).getByText(fault)).toBeTruthy();
  expect(asked).toEqual([]);
});

it('says at the posts that dishes are still made at one of them, and keeps what was typed [CAP-12]', async () => {
  const errors = { posts: 'Le poste « four » fait encore « Margherita »', deliveryPost: 'Ce poste n’existe pas' };
  fakeOffice({ [`PUT ${path}`]: replies.refusal(422, 'validation', { errors }) });
  show(both);
  press('Enlever le poste Four');
  type(0, /Nom du poste/, 'Scooters');
  press('Enregistrer');
  expect((await screen.findByRole('alert')).textContent).toContain('« Margherita »');
  expect(screen.getByText('Ce poste n’existe pas')).toBeTruthy();
  expect(post(0).getByLabelText<HTMLInputElement>(/Nom du poste/).value).toBe('Scooters');
});
