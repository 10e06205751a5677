import { expect, it } from 'vitest';
import { readEnvFile } from './read-env-file.ts';

const read = (text: string) => readEnvFile(text, '/etc/shop.env');

it.each([
  ['as most write it', 'PORT=3000\nHOST=127.0.0.1\n', { PORT: '3000', HOST: '127.0.0.1' }],
  ['with comments and empty lines', '# a\n\n; b\nPORT=3000', { PORT: '3000' }],
  ['of Windows, with a mark of byte order', '\uFEFFPORT=3000\r\nHOST=::1\r\n', { PORT: '3000', HOST: '::1' }],
  ['of a shell', 'export PORT=3000\nexport   HOST="::1"', { PORT: '3000', HOST: '::1' }],
  ['with blanks around', '  PORT=3000  \n\tHOST= ::1', { PORT: '3000', HOST: '::1' }],
  ['in quotes', `A='a b # c "d" \\n'\nB="a # b 'c'"`, { A: 'a b # c "d" \\n', B: "a # b 'c'" }],
  ['with signs escaped in quotes', 'A="a \\"b\\" \\$c \\\\ \\n"', { A: 'a "b" $c \\ \\n' }],
  ['with a # that belongs to it', 'A=a#b\nB=#c', { A: 'a#b', B: '#c' }],
  ['with signs of addresses', 'A=postgres://u:p%40@h/d?x=1&y==', { A: 'postgres://u:p%40@h/d?x=1&y==' }],
  ['with a quote inside', "A=d'or", { A: "d'or" }],
  ['that says nothing', 'A=\nB=""', { A: '', B: '' }],
  ['over two lines', 'A=one\\\ntwo\nB=3', { A: 'onetwo', B: '3' }],
  ['twice', 'A=1\nA=2', { A: '2' }],
  ['of accents', 'A=crème', { A: 'crème' }],
])('reads a file %s', (_what, text, values) => {
  expect(read(text)).toEqual(values);
});

it.each([
  ['no name', 'secret value'],
  ['a name that can be none', '1A=secret'],
  ['blanks before the sign', 'A =secret'],
  ['a comment behind the value', 'A=secret # why'],
  ['a quote without its other half', 'A="secret'],
  ['something behind the quotes', "A='secret' x"],
  ['a quote at its end', 'A=secret"'],
])('refuses a line with %s, by its number and without its value', (_what, line) => {
  expect(() => read(`B=1\n${line}\n`)).toThrow(/^\/etc\/shop\.env:2: (?!.*secret)/);
});

it('tells all faults at once', () => {
  expect(() => read('a b\nA=1\nc d')).toThrow(
    '/etc/shop.env:1: écrivez NOM=valeur.\n/etc/shop.env:3: écrivez NOM=valeur.',
  );
});
