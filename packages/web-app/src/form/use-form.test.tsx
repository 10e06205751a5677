import { ApiError } from '@comptoir/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '../messages/messages-provider.tsx';
import type { Failure } from './failure.ts';
import { FailureNote } from './failure-note.tsx';
import { type FormOptions, useForm } from './use-form.ts';

type Id = 'form.needed' | 'form.different' | 'form.broken';
const messages = { form: { needed: 'Needed', different: 'Not the same', broken: 'Broken' } };
const needed = (text: string): Id | null => (text === '' ? 'form.needed' : null);

const send = vi.fn<(values: object) => Promise<unknown>>();
const failureOf = vi.fn<(error: unknown) => Failure<Id> | null>();
const focusOf = vi.fn<(error: unknown) => string[] | null>();

const options: FormOptions<{ code: string; again: string }, Id> = {
  initial: { code: '', again: '' },
  check: ({ code }) => ({ code: needed(code) }),
  checkWhole: ({ code, again }) => (code === again ? null : 'form.different'),
  send,
};

function Form() {
  const form = useForm(options, { failureOf, focusOf });
  return (
    <form {...form.props} aria-label="form" aria-busy={form.isBusy}>
      <FailureNote failure={form.failure} />
      {(['code', 'again'] as const).map((name) => {
        const { error, ...input } = form.field(name);
        return <input key={name} {...input} aria-label={name} aria-description={error} />;
      })}
    </form>
  );
}

const input = (name: 'code' | 'again') => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: 'code' | 'again', value: string) => fireEvent.change(input(name), { target: { value } });
const submit = () => fireEvent.submit(screen.getByLabelText('form'));
const errorOf = (name: 'code' | 'again') => input(name).getAttribute('aria-description');

beforeEach(() => {
  send.mockReset().mockResolvedValue(null);
  failureOf.mockReset().mockReturnValue({ id: 'form.broken' });
  focusOf.mockReset().mockReturnValue(null);
  render(
    <MessagesProvider messages={messages} currency="EUR" timeZone="Europe/Paris">
      <Form />
    </MessagesProvider>,
  );
});

describe('a form', () => {
  it('is not sent while a field is wrong: the field says why, and is focused [OFC-20]', () => {
    submit();
    expect([errorOf('code'), document.activeElement, send.mock.calls]).toEqual(['Needed', input('code'), []]);
    type('code', '1');
    expect(errorOf('code')).toBeNull();
  });

  it('leaves a field alone that was left empty, and marks one that was emptied [OFC-20]', () => {
    fireEvent.blur(input('code'));
    expect(errorOf('code')).toBeNull();
    type('code', '1');
    fireEvent.blur(input('code'));
    type('code', '');
    expect(errorOf('code')).toBe('Needed');
  });

  it('is not sent while its fields are right and do not match', () => {
    type('code', '1');
    submit();
    expect([screen.getByRole('alert').textContent, send.mock.calls]).toEqual(['Not the same', []]);
  });

  it('is sent once at a time [AUT-28]', async () => {
    let settle = (_: null) => {};
    send.mockReturnValue(new Promise((resolve) => (settle = resolve)));
    type('code', '1');
    type('again', '1');
    submit();
    submit();
    expect(send.mock.calls).toEqual([[{ code: '1', again: '1' }]]);
    settle(null);
    await waitFor(() => expect(screen.getByLabelText('form').ariaBusy ?? 'false').toBe('false'));
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  const refuse = async () => {
    send.mockRejectedValue(new ApiError(422, { errors: { again: 'Taken' } }));
    type('code', '1');
    type('again', '1');
    submit();
    await waitFor(() => expect(errorOf('again')).toBe('Taken'));
  };

  it('shows the server’s sentence at its field until the field is changed', async () => {
    await refuse();
    expect([screen.getByRole('alert').textContent, document.activeElement]).toEqual(['Broken', input('again')]);
    type('again', '2');
    expect(errorOf('again')).toBeNull();
  });

  it('shows and focuses what its wing chooses after a refusal', async () => {
    failureOf.mockReturnValue(null);
    focusOf.mockReturnValue(['code']);
    await refuse();
    expect([screen.queryByRole('alert'), document.activeElement]).toEqual([null, input('code')]);
  });
});
