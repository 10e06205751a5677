import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Sheet, SheetHeader } from './sheet.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      {isOpen && (
        <Sheet titleId="t" kind="slim" testId="sheet" onClose={() => setOpen(false)}>
          <SheetHeader titleId="t" title="Titre" closeLabel="Fermer" onClose={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}

function open() {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, sheet: screen.getByTestId('sheet') };
}

it('is a dialog named by its title, and holds the page still while it is open', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Titre' })).toBeTruthy();
  expect(document.documentElement.style.overflow).toBe('hidden');
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(document.documentElement.style.overflow).toBe('');
});

it('closes by Escape and by a tap beside it, and gives the focus back', () => {
  for (const leave of [
    (sheet: HTMLElement) => sheet.dispatchEvent(new Event('cancel', { cancelable: true })),
    (sheet: HTMLElement) => sheet.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
  ]) {
    const { opener, sheet } = open();
    opener.blur();
    act(() => void leave(sheet));
    expect(screen.queryByTestId('sheet')).toBeNull();
    expect(document.activeElement).toBe(opener);
    opener.parentElement?.remove();
  }
});

it('stays when something inside it is tapped', () => {
  open();
  fireEvent.mouseDown(screen.getByText('Titre'));
  expect(screen.getByTestId('sheet')).toBeTruthy();
});
