import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const sessions = 'GET /v2/office/sessions';
const at = '2026-11-23T11:00:00Z';
const here = { id: 3, browser: 'Firefox, Windows', createdAt: at, lastUsedAt: at, isThis: true };
const phone = { id: 4, browser: 'Safari, iPhone', createdAt: at, lastUsedAt: at, isThis: false };
const unknown = { ...phone, id: 5, browser: '' };

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('one’s own sessions', () => {
  it('are shown by browser and last use, end one by one, and all but this one [ROL-24]', async () => {
    let open = [here, phone, unknown];
    const asked = fakeOffice({
      'GET /v2/office/session': signedIn('kitchen'),
      [sessions]: () => success(open),
      'DELETE /v2/office/sessions/4': () => {
        open = [here, unknown];
        return success({});
      },
      'DELETE /v2/office/sessions': () => {
        open = [here];
        return success({});
      },
    });
    renderOffice('/office/reglages');
    const rows = (await screen.findAllByTestId('session')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Firefox, WindowsCet appareil',
      expect.stringMatching(/^Safari, iPhonevu lundi 23 novembre à 12.hDéconnecter$/),
      expect.stringMatching(/^Navigateur inconnuvu/),
    ]);
    await press(/^Déconnecter Safari, iPhone/);
    await waitFor(() => expect(screen.getAllByTestId('session')).toHaveLength(2));
    await press('Déconnecter les autres');
    await waitFor(() => expect(screen.getAllByTestId('session')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Déconnecter les autres' })).toBe(null);
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/v2/office/sessions/4',
      '/v2/office/sessions',
    ]);
  });

  it('say what went wrong, and stay [ROL-24, OFC-06]', async () => {
    fakeOffice({
      'GET /v2/office/session': signedIn('kitchen'),
      [sessions]: success([here, phone]),
      'DELETE /v2/office/sessions/4': refusal(500, 'internal', { message: 'Une erreur est survenue' }),
    });
    renderOffice('/office/reglages');
    await press(/^Déconnecter Safari, iPhone/);
    await screen.findByText(/Une erreur est survenue/);
    expect(screen.getAllByTestId('session')).toHaveLength(2);
  });
});
