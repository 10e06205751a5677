import { menuScenes } from '../scenes/menu.ts';
import { screens } from '../scenes/screens.ts';
import { describeScenes } from './describe-scenes.ts';

describeScenes('evening', [...screens, ...menuScenes]);
