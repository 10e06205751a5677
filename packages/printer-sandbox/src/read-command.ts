import { isCodePage } from './code-pages.ts';

export type Command =
  | { kind: 'sign'; byte: number }
  | { kind: 'lineEnd' | 'ignored' | 'reset' | 'cut' | 'beep' | 'printCode' }
  | { kind: 'bold' | 'reversed' | 'large'; isOn: boolean }
  | { kind: 'codePage'; table: number }
  | { kind: 'storeCode'; text: string }
  /** Answered at once, before what was sent earlier is printed (`DLE EOT`). */
  | { kind: 'ask'; about: number }
  /** Answered in its turn, once everything before it is printed (`GS r`). */
  | { kind: 'askInTurn' };

interface Form {
  /** All bytes of the command, with its name. */
  length: number;
  read: (argument: number) => Command | null;
}

const onOff = (kind: 'bold' | 'reversed') => (value: number) => (value <= 1 ? { kind, isOn: value === 1 } : null);
const only =
  (kind: 'ignored' | 'cut' | 'askInTurn', ...values: number[]) =>
  (value: number): Command | null =>
    values.includes(value) ? { kind } : null;

/** The commands that the shop uses, by the two bytes of their name. A null answer means an argument that it does not use. */
const forms: Record<string, Form> = {
  '1b40': { length: 2, read: () => ({ kind: 'reset' }) },
  '1c2e': { length: 2, read: () => ({ kind: 'ignored' }) },
  '1b4d': { length: 3, read: only('ignored', 0) },
  '1b45': { length: 3, read: onOff('bold') },
  '1d42': { length: 3, read: onOff('reversed') },
  '1d21': { length: 3, read: (size) => (size === 0 || size === 0x11 ? { kind: 'large', isOn: size > 0 } : null) },
  '1b74': { length: 3, read: (table) => (isCodePage(table) ? { kind: 'codePage', table } : null) },
  // The lines of the shop begin at the left edge; only its codes, which are always in the middle, are aligned.
  '1b61': { length: 3, read: only('ignored', 0, 1) },
  '1b42': { length: 4, read: () => ({ kind: 'beep' }) },
  '1d56': { length: 3, read: only('cut', 0, 1) },
  '1d72': { length: 3, read: only('askInTurn', 1) },
  '1004': { length: 3, read: (about) => (about === 1 || about === 4 ? { kind: 'ask', about } : null) },
};

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Reads the first command. Null if more bytes must come first. @throws Error for a command that the shop does not use */
export function readCommand(bytes: Uint8Array): { command: Command; length: number } | null {
  const [first] = bytes;
  if (first === undefined) return null;
  if (first >= 0x20 && first !== 0x7f) return { command: { kind: 'sign', byte: first }, length: 1 };
  if (first === 0x0a || first === 0x0d) return { command: { kind: first === 0x0a ? 'lineEnd' : 'ignored' }, length: 1 };
  if (bytes.length < 2) return null;
  const name = hex(bytes.subarray(0, 2));
  if (name === '1d28') return readCode(bytes);
  const form = forms[name];
  if (form && bytes.length < form.length) return null;
  const command = form?.read(bytes[2] ?? 0);
  if (!form || !command) throw new Error(`The shop uses no command ${hex(bytes.subarray(0, form?.length ?? 2))}.`);
  return { command, length: form.length };
}

const codeFunctions: Record<number, (data: Uint8Array) => Command> = {
  65: () => ({ kind: 'ignored' }),
  67: () => ({ kind: 'ignored' }),
  69: () => ({ kind: 'ignored' }),
  80: (data) => ({ kind: 'storeCode', text: Buffer.from(data.subarray(1)).toString('latin1') }),
  81: () => ({ kind: 'printCode' }),
};

/** `GS ( k`: model, size and error level of a QR code, its text, its print. */
function readCode(bytes: Uint8Array): { command: Command; length: number } | null {
  const [, , group, low, high, symbol, code] = bytes;
  if (group === undefined || low === undefined || high === undefined) return null;
  const length = 5 + low + 256 * high;
  if (bytes.length < length) return null;
  const read = codeFunctions[code ?? 0];
  if (group !== 0x6b || symbol !== 0x31 || !read)
    throw new Error(`The shop uses no command ${hex(bytes.subarray(0, length))}.`);
  return { command: read(bytes.subarray(7, length)), length };
}
