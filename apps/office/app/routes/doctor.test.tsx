import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, signedIn } = replies;
const session = 'GET /v2/office/session';
const doctor = 'GET /v2/office/doctor';
const others = { 'GET /v2/office/push': success({ public_key: 'key', browsers: [] }) };

const clock = { id: 'clock', state: 'bad', says: 'L’horloge avance de 5 minutes.', advice: 'timedatectl set-ntp true' };
const alarm = { id: 'alarm', state: 'doubtful', says: 'Personne n’est prévenu.', advice: 'Réglez ALARM_MAIL.' };
const webhook = { id: 'webhook', state: 'unknown', says: 'La clé ne peut pas lire.', advice: null };
const mail = { id: 'mail', state: 'good', says: 'Le courrier part.', advice: null };
const told = (time: string, ...findings: object[]) => success({ checkedAt: `2026-11-26T${time}:00+01:00`, findings });

const shown = () => screen.queryAllByTestId('finding').map(({ textContent }) => textContent);

describe('what the shop lacks', () => {
  it('is shown to its owner: what to mend first, what to do, and what is in order below a fold [OFC-30]', async () => {
    fakeOffice({ ...others, [session]: signedIn('owner'), [doctor]: told('18:42', clock, alarm, webhook, mail) });
    renderOffice('/office/reglages');
    const panel = within(await screen.findByRole('region', { name: 'État de la boutique' }));
    expect((await panel.findByText(/1 à réparer/)).textContent).toMatch(
      /^1 à réparer, 1 à vérifier\. Essayé à 18.h.42\.$/,
    );
    expect(shown()).toEqual([
      'À réparerL’horloge avance de 5 minutes.timedatectl set-ntp true',
      'À vérifierPersonne n’est prévenu.Réglez ALARM_MAIL.',
      'InconnuLa clé ne peut pas lire.',
      'En ordreLe courrier part.',
    ]);
    const fold = panel.getByText('1 point en ordre').closest('details');
    expect([fold?.open, fold?.textContent]).toEqual([false, expect.stringContaining('Le courrier part.')]);
  });

  it.each([
    ['kitchen', 'Karim, Cuisine'],
    ['manager', 'Karim, Responsable'],
  ] as const)('is nothing that the %s is told [OFC-30, ROL-20]', async (role, named) => {
    const asked = fakeOffice({ ...others, [session]: signedIn(role), [doctor]: told('18:42', clock) });
    renderOffice('/office/reglages');
    await screen.findByText(named);
    expect(screen.queryByText('État de la boutique')).toBeNull();
    expect(asked.some(({ path }) => path.includes('doctor'))).toBe(false);
  });

  it('is looked at again by a button that says that it waits, and is said once [OFC-30, OFC-12]', async () => {
    let now = told('18:42', clock);
    const asked = fakeOffice({ ...others, [session]: signedIn('owner'), [doctor]: () => now });
    renderOffice('/office/reglages');
    const again = await screen.findByRole('button', { name: 'Vérifier de nouveau' });
    const status = screen.getByText(/1 à réparer/);
    expect(status.getAttribute('role')).toBe('status');
    now = told('18:44', mail);
    fireEvent.click(again);
    expect(again.getAttribute('aria-busy')).toBe('true');
    await screen.findByText(/Rien à réparer, rien à vérifier\. Essayé à 18.h.44\./);
    expect(asked.filter(({ path }) => path.includes('doctor'))).toHaveLength(2);
    expect(shown()).toEqual(['En ordreLe courrier part.']);
  });

  it('waits aloud for the examination, and says so where it could not be had [OFC-30, OFC-06]', async () => {
    fakeOffice({ ...others, [session]: signedIn('owner') });
    renderOffice('/office/reglages');
    await screen.findByRole('status', { name: 'Vérification en cours' });
    const panel = within(screen.getByRole('region', { name: 'État de la boutique' }));
    await panel.findByText('Vous êtes hors ligne');
    fakeOffice({ ...others, [session]: signedIn('owner'), [doctor]: told('18:42', mail) });
    fireEvent(window, new Event('online'));
    await panel.findByText('1 point en ordre');
  });
});
