import type { Machine } from './machine.ts';

export const unitsFolder = '/etc/systemd/system';
/** Each shop also has a socket unit of its own. */
export const commonUnits = ['shop@.service', 'shop-backup@.service', 'shop-backup@.timer', 'shop-alarm@.service'];
export const socketPath = (name: string) => `${unitsFolder}/shop@${name}.socket`;

export const unitsOf = (name: string) => [`shop@${name}.socket`, `shop@${name}.service`, `shop-backup@${name}.timer`];

/** Starts or restarts a service. @throws Error with its last output */
export function startService(machine: Machine, service: string, verb: 'start' | 'restart' = 'start'): void {
  try {
    machine.run('systemctl', verb, service);
  } catch (error) {
    throw new Error(`${service} ne démarre pas :\n${lastWords(machine, service)}`, { cause: error });
  }
}

export const lastWords = (machine: Machine, service: string, lines = 15): string =>
  machine.run('journalctl', '--unit', service, '--lines', String(lines), '--output', 'cat', '--no-pager').trimEnd();

export const hasEnded = (machine: Machine, service: string): boolean =>
  /^(auto-restart|failed|dead)/.test(machine.run('systemctl', 'show', '--property=SubState', '--value', service));
