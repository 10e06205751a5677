import { createChoice } from './create-choice.ts';

export const sizeChoices = ['usual', 'large'] as const;

/** The size of the text on this device: `large` can be read from two metres (OFC-09). */
export const [useSizeStore, chooseSize] = createChoice('office-size', sizeChoices, 'usual');
