import { expect, it } from 'vitest';
import { isGuessable, pinPattern } from './pin.ts';

it.each(['0000', '1111', '999999', '1234', '0123', '12345', '234567', '7890', '4321', '9876', '543210', '2109'])(
  'says that anybody would try %s first [ROL-10]',
  (pin) => {
    expect(isGuessable(pin)).toBe(true);
  },
);

it.each(['1357', '2580', '1235', '1243', '1112', '0001', '909090', '482913', '123457'])(
  'leaves %s to whoever chose it [ROL-10]',
  (pin) => {
    expect(isGuessable(pin)).toBe(false);
  },
);

it.each(['123', '1234567', '12 34', '12a4', '١٢٣٤', '', '-1234', '12.34', '1234\n'])(
  'takes %j for no PIN [ROL-10]',
  (text) => {
    expect(pinPattern.test(text)).toBe(false);
  },
);
