import { accountScenes } from './account.ts';
import { appScenes } from './app.ts';
import { cartScenes } from './cart.ts';
import { checkoutScenes } from './checkout.ts';
import { locationScenes } from './location.ts';
import { menuScenes } from './menu.ts';
import { apiScenes, closedScenes } from './other-shops.ts';
import type { Scene } from './scene.ts';
import { screens } from './screens.ts';
import { successScenes } from './success.ts';

export const scenes: Scene[] = [
  ...screens,
  ...menuScenes,
  ...locationScenes,
  ...cartScenes,
  ...checkoutScenes,
  ...successScenes,
  ...accountScenes,
  ...appScenes,
  ...closedScenes,
  ...apiScenes,
];
