import { createChoice } from '../screen/create-choice.ts';

/** Whether single keys act on the board of this device: speech input and things that lie on a keyboard press them unasked (OFC-11). */
export const [useKeysStore, chooseKeys] = createChoice('office-keys', ['on', 'off'], 'on');
