import { cartScenes } from '../scenes/cart.ts';
import { describeScenes } from './describe-scenes.ts';

describeScenes('evening', cartScenes);
