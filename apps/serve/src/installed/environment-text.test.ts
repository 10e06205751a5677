import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEnvFile } from '../environment/read-env-file.ts';
import { environmentLine } from './environment-text.ts';

it.each([
  'smtp://shop:plain@mail.example:587',
  `postgres://shop:a@b/c#d%e'f"g h$i\\j\`k@db.example/shop`,
  "it's",
  '"',
  ' ',
  '\\',
  '',
])('writes %j so that it is read back as it is', (value) => {
  expect(readEnvFile(environmentLine('VALUE', value), 'file')).toEqual({ VALUE: value });
});

it('writes any value so that it is read back as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((value) => !/[\n\r]/.test(value)),
      (value) => {
        expect(readEnvFile(environmentLine('VALUE', value), 'file')).toEqual({ VALUE: value });
      },
    ),
  );
});
