import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { renderOffice } from '../../../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const own = '/v2/office/second-factor';
const session = 'GET /v2/office/session';
const codes = Array.from({ length: 8 }, (_, index) => `ABCD${index + 2}-EFGHJ`);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('the second factor in the settings', () => {
  it('is turned on by password, picture and a first code, and shows the recovery codes once [ROL-05]', async () => {
    let isOn = false;
    const asked = fakeOffice({
      [session]: signedIn('owner'),
      [`GET ${own}`]: () => success({ isOn, codesLeft: isOn ? 8 : 0 }),
      [`POST ${own}`]: success({ secret: 'JBSWY3DPEHPK3PXP', picture: 'data:image/svg+xml;base64,AA==' }),
      [`POST ${own}/confirm`]: () => {
        isOn = true;
        return success({ recoveryCodes: codes });
      },
    });
    renderOffice('/office/reglages');
    await type('Votre mot de passe actuel', 'une longue phrase');
    await press('Activer le second code');
    expect((await screen.findByRole('img', { name: /photographier/ })).getAttribute('src')).toMatch(/^data:image\/svg/);
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
    const field = screen.getByLabelText('Code de votre application');
    expect(document.activeElement).toBe(field);
    await type('Code de votre application', '123456');
    await press('Confirmer ce code');
    const list = await screen.findByRole('list', { name: 'Codes de secours' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(codes);
    expect(asked.find(({ path }) => path === `${own}/confirm`)?.body).toEqual({ code: '123456' });
    await press('C’est noté');
    await screen.findByText('Activé. Il reste 8 codes de secours.');
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  });

  it('is an owner’s, and is still turned off by who is one no more [ROL-05]', async () => {
    fakeOffice({ [session]: signedIn('manager'), [`GET ${own}`]: success({ isOn: true, codesLeft: 1 }) });
    renderOffice('/office/reglages');
    await screen.findByText('Activé. Il reste 1 code de secours.');
    expect(screen.queryByRole('button', { name: 'Faire de nouveaux codes de secours' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Désactiver le second code' })).toBeTruthy();
  });

  it('asks for a code where the server wants one, and then does what was asked, once [ROL-05]', async () => {
    let isProven = false;
    let isOn = true;
    const asked = fakeOffice({
      [session]: signedIn('owner'),
      [`GET ${own}`]: () => success({ isOn, codesLeft: 3 }),
      [`DELETE ${own}`]: () => {
        if (!isProven) return refusal(403, 'proof_needed');
        isOn = false;
        return success({});
      },
      [`POST ${own}/proof`]: (body) => {
        isProven = JSON.stringify(body) === '{"code":"654321"}';
        return isProven ? success({}) : refusal(403, 'wrong_code');
      },
    });
    renderOffice('/office/reglages');
    await press('Désactiver le second code');
    const sheet = await screen.findByTestId('proof-sheet');
    await type('Code de votre application', '000000');
    await press('Confirmer');
    await screen.findByText(/^wrong_code/);
    await type('Code de votre application', '654321');
    await press('Confirmer');
    await screen.findByLabelText('Votre mot de passe actuel');
    expect(sheet.isConnected).toBe(false);
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });

  it('changes nothing where the code is not given, and says why [ROL-05]', async () => {
    fakeOffice({
      [session]: signedIn('owner'),
      [`GET ${own}`]: success({ isOn: true, codesLeft: 3 }),
      [`DELETE ${own}`]: refusal(403, 'proof_needed'),
    });
    renderOffice('/office/reglages');
    await press('Désactiver le second code');
    await screen.findByTestId('proof-sheet');
    await press('Fermer');
    await waitFor(() => expect(screen.queryByTestId('proof-sheet')).toBeNull());
    await screen.findByText(/^proof_needed/);
    expect(screen.getByText('Activé. Il reste 3 codes de secours.')).toBeTruthy();
  });
});
