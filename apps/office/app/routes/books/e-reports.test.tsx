import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../../testing/fake-office.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const path = '/v2/office/books/e-reports';
const id = 'ER-732829320-20261221-20261231-1';
const report = {
  id,
  type: 'IN',
  sales: 2,
  net: 6688,
  vat: 792,
  sha256: 'ab12',
  at: '2027-01-02T09:00:00Z',
  by: 'Zoé',
  sentOn: null,
};
const december = {
  from: '2026-12-21',
  to: '2026-12-31',
  due: '2027-01-10',
  state: 'ready',
  figures: { sales: 2, net: 6688, vat: 792 },
  reports: [],
};
const january = { from: '2027-01-01', to: '2027-01-10', due: '2027-01-20', state: 'open', figures: null, reports: [] };
const page = { regime: 'monthly', isExempt: false, missing: [], periods: [january, december], next: null };

const words = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';
const open = (answers: Parameters<typeof fakeOffice>[0], role: 'kitchen' | 'manager' = 'manager') => {
  const asked = fakeOffice({ 'GET /v2/office/session': signedIn(role), [`GET ${path}`]: success(page), ...answers });
  renderOffice('/office/e-reporting');
  return asked;
};
const periods = () => screen.findAllByTestId('e-report-period');

describe('the e-reporting', () => {
  it('lists periods with their state, due day and sums, newest first, and more at a tap [BOK-41]', async () => {
    const older = { ...december, from: '2026-12-11', to: '2026-12-20', due: null };
    open({
      [`GET ${path}`]: success({ ...page, next: '2026-12-21' }),
      [`GET ${path}?before=2026-12-21`]: success({ ...page, periods: [older] }),
    });
    const [first, second] = await periods();
    expect(first?.dataset.state).toBe('open');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(words(second as Element)).toContain(
      'À préparerÀ transmettre au plus tard le 10 janvier 2027.2 ventes, 66,88 € HT, 7,92 € de TVA',
    );
    screen.getByRole('heading', { name: /^Du 21 décembre 2026 au 31 décembre 2026$/ });
    fireEvent.click(screen.getByRole('button', { name: 'Plus anciennes' }));
    await screen.findByRole('heading', { name: /^Du 11 décembre 2026/ });
  });

  it('prepares a period, and then gives its two files [BOK-45, BOK-46, BOK-47]', async () => {
    let isPrepared = false;
    const asked = open({
      [`GET ${path}`]: () =>
        success(isPrepared ? { ...page, periods: [{ ...december, state: 'prepared', reports: [report] }] } : page),
      [`POST ${path}`]: () => {
        isPrepared = true;
        return success(report);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Préparer' }));
    const told = await screen.findByTestId('e-report');
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ from: '2026-12-21', to: '2026-12-31' });
    expect(words(told)).toContain(`Rapport ${id}`);
    expect((await screen.findByRole('status')).textContent).toBe(`Le rapport ${id} est prêt à être transmis.`);
    expect(words(told)).toContain('Préparé par Zoé le 2 janvier 2027 à 10 h.');
    const files = within(told).getAllByRole('link');
    expect(files.map((file) => [file.getAttribute('href'), file.getAttribute('aria-label')])).toEqual([
      [`${path}/${id}/csv`, `CSV du rapport ${id}`],
      [`${path}/${id}/xml`, `XML du rapport ${id}`],
    ]);
    expect(screen.queryByRole('button', { name: 'Préparer' })).toBeNull();
  });

  it('notes the day on which it was sent, at a second tap, and says that the day stays [BOK-45]', async () => {
    let sentOn: string | null = null;
    const asked = open({
      [`GET ${path}`]: () =>
        success({ ...page, periods: [{ ...december, state: 'prepared', reports: [{ ...report, sentOn }] }] }),
      [`POST ${path}/${id}/sent`]: (body) => {
        sentOn = (body as { date: string }).date;
        return success({ ...report, sentOn });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: `Noter ${id} comme transmis` }));
    const field = screen.getByLabelText('Transmis le');
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Cette date ne se change plus.');
    fireEvent.change(field, { target: { value: '2027-01-04' } });
    fireEvent.click(screen.getByRole('button', { name: 'Noter' }));
    await screen.findByText('Transmis le 4 janvier 2027.');
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ date: '2027-01-04' }]);
    expect(screen.queryByRole('button', { name: /transmis/ })).toBeNull();
  });

  it('says why a period has to be corrected, or can’t be prepared [BOK-44, BOK-49]', async () => {
    open({
      [`GET ${path}`]: success({ ...page, periods: [{ ...december, state: 'stale', reports: [report] }] }),
      [`POST ${path}`]: refusal(409, 'e_report_blocked', { message: 'le taux de 7,7 % n’est pas prévu' }),
    });
    expect(words((await periods())[0] as Element)).toContain('À corriger');
    fireEvent.click(screen.getByRole('button', { name: 'Préparer la correction' }));
    expect((await screen.findByRole('alert')).textContent).toContain('le taux de 7,7 % n’est pas prévu');
  });

  it('shows no sums that do not add up, and nothing to prepare [BOK-42]', async () => {
    open({ [`GET ${path}`]: success({ ...page, periods: [{ ...december, state: 'unsound', figures: null }] }) });
    const [period] = await periods();
    expect(words(period as Element)).not.toContain('€');
    expect(screen.queryByRole('button', { name: 'Préparer' })).toBeNull();
  });

  it.each([
    ['no regime', { regime: null, periods: [] }, /Réglages, Votre entreprise/],
    ['no VAT', { isExempt: true }, /Demandez à votre comptable/],
    ['no city', { missing: ['city', 'siren'] }, /Votre entreprise : la ville, le SIREN/],
  ])('says what lacks where there is %s, and prepares nothing [BOK-41, BOK-44]', async (_, change, said) => {
    open({ [`GET ${path}`]: success({ ...page, ...change }) });
    await screen.findByText(said);
    expect(screen.queryByRole('button', { name: 'Préparer' })).toBeNull();
  });

  it('is not the kitchen’s [BOK-39]', async () => {
    open({}, 'kitchen');
    await screen.findByRole('main');
    expect(screen.queryByTestId('e-reports')).toBeNull();
  });
});
