import { createChoice } from './create-choice.ts';

export const sizeChoices = ['usual', 'large'] as const;

/** `large` text can be read from two metres (OFC-09). */
export const [useSizeStore, chooseSize] = createChoice('office-size', sizeChoices, 'usual');
