import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import exampleSite from '../../../../../../sites/leve-tard/site.ts';
import { AccountMessages } from '../../../messages/account-messages.tsx';
import { MessagesProvider } from '../../../messages/messages-provider.tsx';
import { CodeField } from './code-field.tsx';

function Held({ start }: { start: string }) {
  const [code, setCode] = useState(start);
  return <CodeField name="otp" value={code} onChange={setCode} />;
}

const show = (start = '') =>
  render(
    <MessagesProvider currency={exampleSite.currency} timeZone={exampleSite.timeZone}>
      <AccountMessages>
        <Held start={start} />
      </AccountMessages>
    </MessagesProvider>,
  );
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const code = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');
const type = (at: number, value: string) => fireEvent.input(boxes()[at] as Element, { target: { value } });
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement);

describe('the six boxes of a code', () => {
  it('are one field for password managers, and go on by themselves as one types [RTE-16]', () => {
    show();
    expect(boxes()).toHaveLength(6);
    expect(boxes().map((box) => [box.name, box.autocomplete])[0]).toEqual(['otp', 'one-time-code']);
    for (const [at, digit] of [...'4172'].entries()) type(at, digit);
    expect([code(), focused()]).toEqual(['4172__', 4]);
    type(4, 'x');
    expect(code()).toBe('4172__');
  });

  it.each(['417203', '417 203', 'Votre code : 417203', ' 417203\n'])(
    'take %j whole when it is pasted [RTE-16]',
    (text) => {
      show('12');
      fireEvent.paste(boxes()[2] as Element, { clipboardData: { getData: () => text } });
      expect([code(), focused()]).toEqual(['417203', 5]);
    },
  );

  it('take a code that a telephone fills into the first one [RTE-16]', () => {
    show();
    type(0, '417203');
    expect(code()).toBe('417203');
  });

  it('let a digit be corrected, and taken away from the end', () => {
    show('417');
    type(1, '19');
    expect(code()).toBe('497___');
    boxes()[3]?.focus();
    fireEvent.keyDown(boxes()[3] as Element, { key: 'Backspace' });
    expect([code(), focused()]).toEqual(['49____', 2]);
  });

  it('leave no hole where somebody begins in the middle', () => {
    show();
    type(4, '7');
    expect([code(), focused()]).toEqual(['7_____', 1]);
  });
});
