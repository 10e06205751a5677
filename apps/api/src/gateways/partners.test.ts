import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { isSendersFault } from './mail/mail-gateway.ts';
import { createPartners } from './partners.ts';

/** Creates a partner that fails on demand, with a controllable clock. */
function setUp() {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } });
  let minute = 0;
  const now = () => Temporal.Instant.from('2026-11-27T19:00:00Z').add({ minutes: minute });
  const partners = createPartners({ log, now });
  let failure: Error | null = null;
  const gateway = partners.watch(
    'mail',
    {
      name: 'smtp',
      send: async (text: string) => {
        if (failure) throw failure;
        return text;
      },
    },
    isSendersFault,
  );
  const standing = () => partners.list().find(({ name }) => name === 'mail');
  return {
    gateway,
    standing,
    said: () => lines.map((line) => JSON.parse(line).msg),
    fail: (error: Error | null) => {
      failure = error;
    },
    pass: (minutes: number) => {
      minute += minutes;
    },
  };
}

describe('a partner', () => {
  it('is known by its last success, and by since when it fails [OFC-27]', async () => {
    const { gateway, standing, said, fail, pass } = setUp();
    expect(standing()).toEqual({ name: 'mail', lastSuccessAt: null, failingSince: null });
    expect([gateway.name, await gateway.send('a')]).toEqual(['smtp', 'a']);
    fail(Object.assign(new Error('553 Sender address rejected'), { command: 'MAIL FROM' }));
    for (const minutes of [3, 4]) {
      pass(minutes);
      await expect(gateway.send('b')).rejects.toThrow('553');
    }
    expect(String(standing()?.lastSuccessAt)).toBe('2026-11-27T19:00:00Z');
    expect(String(standing()?.failingSince)).toBe('2026-11-27T19:03:00Z');
    fail(null);
    pass(1);
    await gateway.send('c');
    expect([String(standing()?.lastSuccessAt), standing()?.failingSince]).toEqual(['2026-11-27T19:08:00Z', null]);
    expect(said()).toEqual(['a partner fails', 'a partner is back']);
  });

  it('does not fail because of an unknown recipient [OFC-27]', async () => {
    const { gateway, standing, fail } = setUp();
    fail(Object.assign(new Error('550 no such box'), { command: 'RCPT TO' }));
    await expect(gateway.send('a')).rejects.toThrow('550');
    expect(standing()?.failingSince).toBeNull();
  });
});
