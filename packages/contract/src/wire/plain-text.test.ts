import { describe, expect, it } from 'vitest';
import { createCaller } from '../caller/caller.ts';
import { pickupOrder } from '../testing/example-order.ts';
import { commandingSigns, honestTexts, hostileTexts } from '../testing/hostile-texts.ts';
import { isPlainLine, showLine, showLines, toPlainLine } from './plain-text.ts';

describe('a text of one line', () => {
  it.each(Object.entries(hostileTexts))('is none with %s, and is shown with it written out', (_, text) => {
    expect(isPlainLine(text)).toBe(false);
    expect(showLine(text)).not.toMatch(commandingSigns);
    expect(showLine(text)).toMatch(/\\u[0-9a-f]{4}/);
    expect(isPlainLine(showLine(text))).toBe(true);
    expect(isPlainLine(toPlainLine(text))).toBe(true);
  });

  it.each(honestTexts)('is %s, and is shown and sent as it is', (text) => {
    expect(isPlainLine(text)).toBe(true);
    expect(showLine(text)).toBe(text);
    expect(toPlainLine(` ${text} `)).toBe(text);
  });

  it('is written out as JSON would, half characters too', () => {
    expect(showLine('a\u001b[2J\u{e0061}\ud83d')).toBe('a\\u001b[2J\\udb40\\udc61\\ud83d');
  });

  it('is what was meant where a phone put marks around its number', () => {
    expect(toPlainLine('\u202a+33 6 12 34 56 78\u202c\n')).toBe('+33 6 12 34 56 78');
    expect(toPlainLine('5 place Bellecour\r\n69002 Lyon')).toBe('5 place Bellecour 69002 Lyon');
  });
});

it('breaks a note where its author did, whatever the line end', () => {
  expect(showLines('un\ndeux\r\ntrois\u0085quatre\u2028cinq\rsix\u001b')).toEqual([
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six\\u001b',
  ]);
});

it('leaves the caller without the signs that were pasted along', async () => {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(init?.body ? JSON.parse(String(init.body)) : String(input));
    return Response.json({ status: 'success', payload: { customer: 'cus_1', distance: 1 } });
  };
  const caller = createCaller({ root: '', fetch });
  await caller.createCardCustomer({ email: 'a@example.com\u200b', name: '\u2068Zoé\u2069', phone: '\u202a06\u202c' });
  await caller.distance('5 place Bellecour\n69002 Lyon');
  expect(sent).toEqual([
    { email: 'a@example.com', name: 'Zoé', phone: '06' },
    expect.stringContaining('location=5+place+Bellecour+69002+Lyon'),
  ]);
  expect(pickupOrder().customer.phone).toBe(toPlainLine(pickupOrder().customer.phone));
});
