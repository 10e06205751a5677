import type { AlarmKind } from '../../alarm/alarm-words.ts';
import { tellAlarm } from '../../alarm/tell-alarm.ts';
import { onShop } from '../choose-shop.ts';
import { demand, readOptions } from '../print/words.ts';

/** The command `alarm service` or `alarm backup`, which systemd's units call. */
export async function raiseAlarm(args: string[]): Promise<void> {
  const { kind, shop } = readWords(args);
  await onShop(shop, ['alarm', ...args], async (installed) => {
    console.log(await tellAlarm(kind, { environment: process.env, installed, now: () => new Date() }));
  });
}

function readWords(args: string[]) {
  const { values, positionals } = readOptions(args, { shop: { type: 'string', default: '' } });
  const [kind, ...more] = positionals;
  demand((kind === 'service' || kind === 'backup') && more.length === 0);
  return { kind: kind as AlarmKind, shop: values.shop };
}
