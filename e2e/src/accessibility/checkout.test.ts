import { checkoutScenes } from '../scenes/checkout.ts';
import { successScenes } from '../scenes/success.ts';
import { describeScenes } from './describe-scenes.ts';

describeScenes('evening', [...checkoutScenes, ...successScenes]);
