import { createChoice } from '../screen/create-choice.ts';

/** Whether single-key shortcuts are on. Speech input and objects on a keyboard can press keys by accident (OFC-11). */
export const [useKeysStore, chooseKeys] = createChoice('office-keys', ['on', 'off'], 'on');
