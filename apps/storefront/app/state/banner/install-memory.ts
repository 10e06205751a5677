import { isObject } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import { installFlags, installMirror } from '../../platform/start/purge-storage.ts';

export interface InstallMemory {
  installed: boolean;
  /** `prompted` is true if the user has dismissed the three steps of a manual installation. */
  prompted: boolean;
  hidden: boolean;
}

const asIs = (value: unknown) => (value === true ? true : null);
const flags = {
  installed: storedValue<true>('local', installFlags.installed, asIs),
  prompted: storedValue<true>('local', installFlags.prompted, asIs),
  hidden: storedValue<true>('local', installFlags.hidden, asIs),
};

const mirror = storedValue<InstallMemory>('local', installMirror, (value) => {
  if (!isObject(value)) return null;
  return { installed: value.installed === true, prompted: value.prompted === true, hidden: value.hidden === true };
});

/** A copy in memory, because storage may be blocked. */
let known: InstallMemory = { installed: false, prompted: false, hidden: false };

export function readInstallMemory(): InstallMemory {
  const mirrored = mirror.read();
  const isSet = (name: keyof InstallMemory) => known[name] || mirrored?.[name] === true || flags[name].read() === true;
  known = { installed: isSet('installed'), prompted: isSet('prompted'), hidden: isSet('hidden') };
  return known;
}

/** Writes the install flags and a copy of them. The copy survives the storage purge. */
export function rememberInstall(news: Partial<InstallMemory>): void {
  known = { ...readInstallMemory(), ...news };
  for (const name of ['installed', 'prompted', 'hidden'] as const) if (news[name]) flags[name].write(true);
  mirror.write(known);
}
