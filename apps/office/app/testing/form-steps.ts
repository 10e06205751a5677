import { act, fireEvent, screen } from '@testing-library/react';

export const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ') ?? '';

export async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

export const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement | HTMLTextAreaElement>(label, { selector: 'input, textarea, select' });

export async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await field(label), { target: { value } });
}

export async function errorOf(label: string): Promise<string | null | undefined> {
  const id = (await field(label)).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
}

export const save = () => press('Enregistrer le brouillon');
