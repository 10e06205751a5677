import { storedValue } from '@comptoir/web-app/base';
import { create } from 'zustand';

/** Creates a store for a setting of this device. `usual` is the default. */
export function createChoice<Choice extends string>(key: string, choices: readonly Choice[], usual: Choice) {
  const stored = storedValue('local', key, (value) => choices.find((choice) => choice === value) ?? null);
  const useStore = create<{ choice: Choice }>(() => ({ choice: stored.read() ?? usual }));
  const choose = (choice: Choice): void => {
    stored.write(choice);
    useStore.setState({ choice });
  };
  return [useStore, choose] as const;
}
