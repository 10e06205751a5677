import type { Machine } from './machine.ts';

/** Where a machine's own units are. */
export const unitsFolder = '/etc/systemd/system';
/** The units of all shops; each shop has a socket of its own. */
export const commonUnits = ['shop@.service', 'shop-backup@.service', 'shop-backup@.timer', 'shop-alarm@.service'];
export const socketPath = (name: string) => `${unitsFolder}/shop@${name}.socket`;

/** What runs for a shop, from when it is installed on. */
export const unitsOf = (name: string) => [`shop@${name}.socket`, `shop@${name}.service`, `shop-backup@${name}.timer`];

/** Starts a service, or starts it again. @throws an Error with what the service said last, where it does not start. */
export function startService(machine: Machine, service: string, verb: 'start' | 'restart' = 'start'): void {
  try {
    machine.run('systemctl', verb, service);
  } catch (error) {
    throw new Error(`${service} ne démarre pas :\n${lastWords(machine, service)}`, { cause: error });
  }
}

/** What a service wrote last. */
export const lastWords = (machine: Machine, service: string, lines = 15): string =>
  machine.run('journalctl', '--unit', service, '--lines', String(lines), '--output', 'cat', '--no-pager').trimEnd();

/** Whether a service has ended by itself, and is started again or not. */
export const hasEnded = (machine: Machine, service: string): boolean =>
  /^(auto-restart|failed|dead)/.test(machine.run('systemctl', 'show', '--property=SubState', '--value', service));
