import { createChoice } from '../screen/create-choice.ts';

/** Shortcuts can be turned off, because speech input or objects on a keyboard may press keys (OFC-11). */
export const [useKeysStore, chooseKeys] = createChoice('office-keys', ['on', 'off'], 'on');
